#include "engine/base/atomic_file.h"
#include "engine/session/interop/third_party_tokenization.h"
#include "engine/text/upstream_symbols.h"
#include "tests/support/contains.h"
#include "tests/support/temporary_folder.h"
#include "tests/support/test_registry.h"
#include "tests/support/throw_on_error.h"

#include <QtTest/QtTest>

using namespace formant;

namespace tst_third_party_tokenization {

/// The folder of a checkpoint that is not read itself.
struct Fixture {
    test::TemporaryFolder folder;

    Path checkpoint(const std::string& below = "") const {
        std::filesystem::create_directories(folder / below);
        return folder / below / "model.pth";
    }
    void write(const std::string& name, const std::string& text) const {
        test::throw_on_error(write_file_atomically(folder / name, text));
    }
    void copy(const std::string& data, const std::string& name) const {
        write(name, read_file(FORMANT_SOURCE_DIR "/tests/data/public_text/" + data).value());
    }
    std::optional<UpstreamTokenization> text(UpstreamFormat form, std::int64_t n_symbols) const {
        return third_party_tokenization(checkpoint(), form, n_symbols).value();
    }
};

class TestThirdPartyTokenization : public QObject {
    Q_OBJECT
  private Q_SLOTS:
    void a_single_file_of_upstream_vits_has_its_table_with_blanks() {
        const auto text = Fixture().text(UpstreamFormat::vits, 178);
        QCOMPARE(text->symbols.symbols(), vits_symbols().symbols());
        QVERIFY(text->layout == TokenLayout::blanks);
    }
    void a_single_file_of_piper_has_the_phonemes_of_espeak() {
        const auto text = Fixture().text(UpstreamFormat::piper, 256);
        QCOMPARE(text->symbols.symbols(), piper_symbols().symbols());
        QVERIFY(text->layout == TokenLayout::piper);
    }
    void a_table_of_another_size_than_the_embedding_is_not_used() {
        const Fixture f;
        QVERIFY(!f.text(UpstreamFormat::vits, 177));
        QVERIFY(!f.text(UpstreamFormat::vits, 256));
        QVERIFY(!f.text(UpstreamFormat::piper, 178));
        QVERIFY(!f.text(UpstreamFormat::other, 178)); // not an upstream layout
        f.copy("coqui_vits.json", "config.json");
        QVERIFY(!f.text(UpstreamFormat::coqui, 17));
    }
    void an_adjacent_configuration_sets_the_layout() {
        const Fixture f;
        f.write("config.json", R"({"data": {"add_blank": false}})");
        QVERIFY(f.text(UpstreamFormat::vits, 178)->layout == TokenLayout::plain);
        f.copy("vits.json", "config.json");
        QVERIFY(f.text(UpstreamFormat::vits, 178)->layout == TokenLayout::blanks);
    }
    void the_adjacent_configuration_of_coqui_has_the_table() {
        const Fixture f;
        QVERIFY(!f.text(UpstreamFormat::coqui, 16));
        f.copy("coqui_vits.json", "config.json");
        QCOMPARE(f.text(UpstreamFormat::coqui, 16)->symbols.id("ə"), 13);
    }
    void the_configuration_of_piper_may_be_above_the_folders_of_lightning() {
        const Fixture f;
        f.copy("piper.json", "config.json");
        const Path file =
            f.checkpoint("lightning_logs/version_0/checkpoints").replace_extension(".ckpt");
        const auto text = third_party_tokenization(file, UpstreamFormat::piper, 256).value();
        QCOMPARE(text->symbols.id("ɛ"), 61);
        QCOMPARE(text->symbols.id("ɔ"), -1); // which only the default table has
        f.write("config.json", "not JSON");
        QCOMPARE(
            third_party_tokenization(file, UpstreamFormat::piper, 256).value()->symbols.id("ɔ"),
            54);
    }
    void a_configuration_of_another_program_is_not_used() {
        const Fixture f;
        f.copy("piper.json", "config.json");
        QVERIFY(!f.text(UpstreamFormat::vits, 256));
    }
    void an_adjacent_symbol_list_takes_precedence_with_the_layout_of_the_configuration_data() {
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
    void an_adjacent_symbol_list_takes_precedence_with_the_layout_of_the_configuration() {
        QFETCH(const QString, config);
        QFETCH(const QString, list);
        const Fixture f;
        f.write("symbols.txt", list.toStdString());
        if (!config.isEmpty())
            f.write("config.json", config.toStdString());
        const auto text = f.text(UpstreamFormat::vits, 178);
        QCOMPARE(text->symbols.size(), 3);
        QTEST(QString::fromStdString(name_of(text->layout)), "layout");
    }
    void an_adjacent_file_that_cannot_be_read_is_named() {
        const Fixture f;
        f.write("config.json", "not JSON");
        const auto damaged = third_party_tokenization(f.checkpoint(), UpstreamFormat::vits, 178);
        QCOMPARE(damaged.error().kind, ErrorKind::checkpoint);
        QVERIFY(test::contains(to_english(damaged.error().what), "config.json"));
        f.write("symbols.txt", "a\nb\n");
        const auto none = third_party_tokenization(f.checkpoint(), UpstreamFormat::vits, 178);
        QCOMPARE(none.error().kind, ErrorKind::checkpoint);
        QVERIFY(test::contains(to_english(none.error().what), "symbols.txt"));
    }
};

FORMANT_TEST(TestThirdPartyTokenization)

} // namespace tst_third_party_tokenization

#include "tst_third_party_tokenization.moc"
