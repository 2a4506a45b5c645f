#include "engine/base/atomic_file.h"
#include "engine/session/segments/segment_undo.h"
#include "engine/session/segments/suggested_texts.h"
#include "tests/support/contains.h"
#include "tests/support/corpora/talk.h"
#include "tests/support/test_registry.h"

#include <QtTest/QtTest>
#include <sys/stat.h>

using namespace formant;

namespace tst_suggested_texts {

std::string english(const Error& error) {
    return to_english(error.what);
}

/// Clips of a talk whose texts a script suggests: the number in the clip's name.
struct Suggested : test::Talk {
    explicit Suggested(const std::string& script = "basename \"$1\" .wav\n") {
        write("whisper", "#!/bin/sh\n" + script);
        ::chmod((folder / "whisper").c_str(), 0755);
    }
    SegmentRequest request() const {
        SegmentRequest made = Talk::request();
        made.transcriber = (folder / "whisper").string() + " {file}";
        return made;
    }
    std::vector<SuggestedText> waiting() const { return suggested_texts(clips.string()).value(); }
};

class TestSuggestedTexts : public QObject {
    Q_OBJECT
  private Q_SLOTS:
    void a_suggestion_is_no_text_until_it_is_confirmed() {
        const Suggested talk;
        const auto corpus = test::Talk::cut(talk.request()).value();
        QCOMPARE(corpus.suggestions, 3);
        QCOMPARE(corpus.without_text, 3);
        QVERIFY(test::contains(talk.metadata(), "wavs/talk-0001.wav,\n"));
        QCOMPARE(talk.waiting().size(), std::size_t{3});
        QCOMPARE(talk.waiting()[0].text, std::string("talk-0001"));
        QCOMPARE(confirm_suggestions(talk.clips.string(), std::nullopt).value(), 3);
        QVERIFY(test::contains(talk.metadata(), "wavs/talk-0001.wav,talk-0001\n"));
        QVERIFY(talk.waiting().empty());
    }
    void texts_can_be_corrected_and_confirmed_one_by_one() {
        const Suggested talk;
        QVERIFY(test::Talk::cut(talk.request()).has_value());
        const std::vector<SuggestedText> corrected = {{"wavs/talk-0002.wav", " two\n", 0}};
        QCOMPARE(confirm_suggestions(talk.clips.string(), corrected).value(), 1);
        QVERIFY(test::contains(talk.metadata(), "wavs/talk-0002.wav,two\n"));
        QCOMPARE(talk.waiting().size(), std::size_t{2});
        QCOMPARE(confirm_suggestions(talk.clips.string(), corrected).error().kind,
                 ErrorKind::usage);
    }
    void captions_are_not_transcribed() {
        const Suggested talk;
        talk.write_captions();
        QCOMPARE(test::Talk::cut(talk.request()).value().suggestions, 0);
    }
    void undo_removes_confirmed_suggestions_and_keeps_corrected_ones() {
        const Suggested talk;
        QVERIFY(test::Talk::cut(talk.request()).has_value());
        QVERIFY(
            confirm_suggestions(talk.clips.string(),
                                std::vector<SuggestedText>{{"wavs/talk-0001.wav", "mine", 0},
                                                           {"wavs/talk-0002.wav", "talk-0002", 0}})
                .has_value());
        const auto undone = undo_segmentation(talk.clips.string()).value();
        QCOMPARE(undone.removed, 2);
        QCOMPARE(undone.kept, (std::vector{(talk.clips / "wavs/talk-0001.wav").string()}));
    }
    void a_failure_for_one_clip_is_a_note_and_the_command_can_be_repeated() {
        const Suggested talk("case $1 in *0002*) [ -e \"$0.ok\" ] || exit 4;; esac; echo yes\n");
        const auto corpus = test::Talk::cut(talk.request()).value();
        QCOMPARE(corpus.transcriber_failures, 1);
        QCOMPARE(corpus.suggestions, 2);
        QVERIFY(test::contains(to_english(corpus.notes.at(0)), "code 4"));
        talk.write("whisper.ok", "");
        const auto again = test::Talk::cut(talk.request()).value();
        QCOMPARE(again.new_clips, 0);
        QCOMPARE(again.suggestions, 3);
    }
    void a_transcriber_that_never_works_is_not_tried_for_all() {
        const Suggested talk("echo x >>\"$0.calls\"; exit 1\n");
        SegmentRequest request = talk.request();
        test::Talk::write_recording(talk.folder / "more.wav", 22050);
        request.recordings.push_back((talk.folder / "more.wav").string());
        const auto corpus = test::Talk::cut(request).value();
        QCOMPARE(corpus.new_clips, 6);
        QCOMPARE(read_file(talk.folder / "whisper.calls").value(), std::string("x\nx\nx\n"));
        QVERIFY(test::contains(to_english(corpus.notes.back()), "not tried"));
    }
    void a_wrong_command_is_an_error_before_anything_is_cut() {
        const Suggested talk;
        SegmentRequest request = talk.request();
        request.transcriber = "no-such-program {file}";
        QCOMPARE(test::Talk::cut(request).error().kind, ErrorKind::usage);
        QVERIFY(!std::filesystem::exists(talk.clips));
    }
    void edits_of_the_data_page_are_not_bypassed() {
        const Suggested talk;
        QVERIFY(test::Talk::cut(talk.request()).has_value());
        talk.write("clips/metadata.cleaned.jsonl", "{}\n");
        QVERIFY(
            test::contains(english(confirm_suggestions(talk.clips.string(), std::nullopt).error()),
                           "cleaned.jsonl"));
    }
};

FORMANT_TEST(TestSuggestedTexts)

} // namespace tst_suggested_texts

#include "tst_suggested_texts.moc"
