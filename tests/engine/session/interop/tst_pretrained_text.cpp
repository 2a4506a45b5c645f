#include "engine/base/atomic_file.h"
#include "engine/session/interop/pretrained_text.h"
#include "engine/text/public_symbols.h"
#include "tests/support/contains.h"
#include "tests/support/must.h"
#include "tests/support/temporary_folder.h"
#include "tests/support/test_registry.h"

#include <QtTest/QtTest>

using namespace formant;

namespace {

/// The folder of a checkpoint, which is not looked into itself.
struct Fixture {
    test::TemporaryFolder folder;

    Path checkpoint(const std::string& below = "") const {
        std::filesystem::create_directories(folder / below);
        return folder / below / "model.pth";
    }
    void write(const std::string& name, const std::string& text) const {
        test::must(write_file_atomically(folder / name, text));
    }
    void copy(const std::string& data, const std::string& name) const {
        write(name, read_file(FORMANT_SOURCE_DIR "/tests/data/public_text/" + data).value());
    }
    std::optional<PublicText> text(PublicForm form, std::int64_t n_symbols) const {
        return text_of_foreign(checkpoint(), form, n_symbols).value();
    }
};

} // namespace

class TestPretrainedText : public QObject {
    Q_OBJECT
  private Q_SLOTS:
    void a_file_of_the_public_vits_alone_has_its_table_with_blanks() {
        const auto text = Fixture().text(PublicForm::vits, 178);
        QCOMPARE(text->symbols.symbols(), vits_symbols().symbols());
        QVERIFY(text->layout == TokenLayout::blanks);
    }
    void a_file_of_piper_alone_has_the_phonemes_of_espeak() {
        const auto text = Fixture().text(PublicForm::piper, 256);
        QCOMPARE(text->symbols.symbols(), piper_symbols().symbols());
        QVERIFY(text->layout == TokenLayout::piper);
    }
    void a_table_that_the_embedding_does_not_fit_is_none() {
        const Fixture f;
        QVERIFY(!f.text(PublicForm::vits, 177));
        QVERIFY(!f.text(PublicForm::vits, 256));
        QVERIFY(!f.text(PublicForm::piper, 178));
        QVERIFY(!f.text(PublicForm::other, 178)); // of this program's names
        f.copy("coqui_vits.json", "config.json");
        QVERIFY(!f.text(PublicForm::coqui, 17));
    }
    void its_own_configuration_beside_says_the_layout() {
        const Fixture f;
        f.write("config.json", R"({"data": {"add_blank": false}})");
        QVERIFY(f.text(PublicForm::vits, 178)->layout == TokenLayout::plain);
        f.copy("vits.json", "config.json");
        QVERIFY(f.text(PublicForm::vits, 178)->layout == TokenLayout::blanks);
    }
    void of_coqui_the_configuration_beside_has_the_table() {
        const Fixture f;
        QVERIFY(!f.text(PublicForm::coqui, 16));
        f.copy("coqui_vits.json", "config.json");
        QCOMPARE(f.text(PublicForm::coqui, 16)->symbols.id("ə"), 13);
    }
    void of_piper_the_configuration_may_lie_above_lightnings_folders() {
        const Fixture f;
        f.copy("piper.json", "config.json");
        const Path file =
            f.checkpoint("lightning_logs/version_0/checkpoints").replace_extension(".ckpt");
        const auto text = text_of_foreign(file, PublicForm::piper, 256).value();
        QCOMPARE(text->symbols.id("ɛ"), 61);
        QCOMPARE(text->symbols.id("ɔ"), -1); // of the default table
        f.write("config.json", "not JSON");
        QCOMPARE(text_of_foreign(file, PublicForm::piper, 256).value()->symbols.id("ɔ"), 54);
    }
    void a_configuration_of_another_program_is_not_taken() {
        const Fixture f;
        f.copy("piper.json", "config.json");
        QVERIFY(!f.text(PublicForm::vits, 256));
    }
    void a_list_beside_has_the_last_word_with_the_layout_of_the_configuration_data() {
        QTest::addColumn<QString>("config");
        QTest::addColumn<QString>("list");
        QTest::addColumn<QString>("layout");
        QTest::newRow("named") << R"({"data": {"add_blank": false, "text_layout": "piper"}})"
                               << "<padding>\n \na\n"
                               << "piper";
        QTest::newRow("add_blank") << R"({"data": {"add_blank": true}})"
                                   << "<padding>\n \na\n"
                                   << "blanks";
        QTest::newRow("ours, from before there were others")
            << R"({"data": {"add_blank": false, "n_symbols": 3}})"
            << "<padding>\n \na\n"
            << "spaced";
        QTest::newRow("of somebody else") << R"({"data": {"add_blank": false}})"
                                          << "_\na\n \n"
                                          << "plain";
        QTest::newRow("without a configuration") << ""
                                                 << "<padding>\n \na\n"
                                                 << "spaced";
    }
    void a_list_beside_has_the_last_word_with_the_layout_of_the_configuration() {
        QFETCH(const QString, config);
        QFETCH(const QString, list);
        const Fixture f;
        f.write("symbols.txt", list.toStdString());
        if (!config.isEmpty())
            f.write("config.json", config.toStdString());
        const auto text = f.text(PublicForm::vits, 178);
        QCOMPARE(text->symbols.size(), 3);
        QTEST(QString::fromStdString(name_of(text->layout)), "layout");
    }
    void what_lies_beside_and_cannot_be_read_is_named() {
        const Fixture f;
        f.write("config.json", "not JSON");
        const auto damaged = text_of_foreign(f.checkpoint(), PublicForm::vits, 178);
        QCOMPARE(damaged.error().kind, ErrorKind::checkpoint);
        QVERIFY(test::contains(to_english(damaged.error().what), "config.json"));
        f.write("symbols.txt", "a\nb\n");
        const auto none = text_of_foreign(f.checkpoint(), PublicForm::vits, 178);
        QCOMPARE(none.error().kind, ErrorKind::checkpoint);
        QVERIFY(test::contains(to_english(none.error().what), "symbols.txt"));
    }
};

FORMANT_TEST(TestPretrainedText)
#include "tst_pretrained_text.moc"
