#include "engine/session/speech/incoming_texts.h"
#include "tests/support/corpora/small_corpus.h"
#include "tests/support/test_registry.h"

#include <QtTest/QtTest>

#include <sstream>

using namespace formant;

namespace tst_incoming_texts {

using test::contains;

/// Returns the texts in order, like "0001 one", and faults like "0002! reason".
std::vector<std::string> all_of(IncomingTexts texts) {
    std::vector<std::string> all;
    while (true) {
        const SpeechItems next = texts.next();
        if (next.items.empty() && next.faults.empty())
            return all;
        for (const SpeechItem& item : next.items)
            all.push_back(item.id + " " + item.text);
        for (const SpeechFault& fault : next.faults)
            all.push_back(fault.id + "! " + to_english(fault.what));
    }
}

std::vector<std::string> all_of(const SpeechSources& sources, const std::string& typed = "") {
    std::istringstream input(typed);
    return all_of(IncomingTexts::create(sources, input).value());
}

std::string refusal(const SpeechSources& sources) {
    std::istringstream input("one\n");
    const auto texts = IncomingTexts::create(sources, input);
    return texts || texts.error().kind != ErrorKind::usage ? "" : to_english(texts.error().what);
}

class TestIncomingTexts : public QObject {
    Q_OBJECT
  private Q_SLOTS:
    void known_texts_come_before_the_lines_of_standard_input() {
        QCOMPARE(all_of({{"a", "-", "b"}, {}, {}}, "c\nd\n"),
                 (std::vector<std::string>{"0001 a", "0002 b", "0003 c", "0004 d"}));
    }
    void lines_of_standard_input_suffice() {
        QCOMPARE(all_of({{"-"}, {}, {}}, "\xef\xbb\xbfone\r\n \n\ntwo"),
                 (std::vector<std::string>{"0001 one", "0002 two"}));
        QVERIFY(all_of({{"-"}, {}, {}}, "\n").empty());
    }
    void standard_input_is_read_only_if_requested() {
        QCOMPARE(all_of({{"a"}, {}, {}}, "b\n"), std::vector<std::string>{"0001 a"});
    }
    void a_line_is_not_read_before_it_is_needed() {
        std::istringstream input("one\ntwo\n");
        IncomingTexts texts = IncomingTexts::create({{"-"}, {}, {}}, input).value();
        texts.next();
        std::string rest;
        std::getline(input, rest);
        QCOMPARE(rest, std::string("two"));
    }
    void an_invalid_line_is_reported_with_its_number() {
        const auto all = all_of({{"a", "-"}, {}, {}}, "b\n\n\xff\nc\n");
        QCOMPARE(all.size(), std::size_t{4});
        QVERIFY2(all[2].starts_with("0003! standard input:3: "), all[2].c_str());
        QCOMPARE(all[3], std::string("0004 c"));
    }
    void lists_are_known_texts_and_ids_can_be_selected() {
        const test::SmallCorpus folder;
        folder.write("list.csv", "id,text\nx,one\ny,two\n");
        const std::string list = (folder / "list.csv").string();
        QCOMPARE(all_of({{"-"}, {list}, {}}, "c\n"),
                 (std::vector<std::string>{"x one", "y two", "0003 c"}));
        QCOMPARE(all_of({{}, {list}, {"y"}}), std::vector<std::string>{"y two"});
    }
    void ids_of_standard_input_cannot_be_selected() {
        QVERIFY(contains(refusal({{"-"}, {}, {"0001"}}), "--only cannot be used"));
    }
    void nothing_at_all_is_refused() {
        QVERIFY(contains(refusal({{}, {}, {}}), "nothing to speak"));
    }
};

FORMANT_TEST(TestIncomingTexts)

} // namespace tst_incoming_texts

#include "tst_incoming_texts.moc"
