#include "engine/base/atomic_file.h"
#include "engine/checkpoint/pickle_file.h"
#include "engine/session/interop/third_party_speakers.h"
#include "tests/support/contains.h"
#include "tests/support/temporary_folder.h"
#include "tests/support/test_registry.h"
#include "tests/support/throw_on_error.h"

#include <QtTest/QtTest>

using namespace formant;

namespace tst_third_party_speakers {

using Names = std::vector<std::string>;

/// The folder of a checkpoint that is not read itself.
struct Fixture {
    test::TemporaryFolder folder;

    void write(const std::string& name, const std::string& text) const {
        test::throw_on_error(write_file_atomically(folder / name, text));
    }
    Result<std::optional<SpeakerTable>> read(std::int64_t rows,
                                             const std::string& file = "model.pth") const {
        return third_party_speakers(folder / file, rows);
    }
    Names names(std::int64_t rows) const {
        const auto speakers = read(rows).value();
        return speakers ? speakers->names() : Names();
    }
};

class TestThirdPartySpeakers : public QObject {
    Q_OBJECT
  private Q_SLOTS:
    void an_adjacent_configuration_names_the_rows_data() {
        QTest::addColumn<QString>("json");
        QTest::newRow("piper") << R"({"num_speakers": 3, "speaker_id_map": {"ann": 2, "zoe": 0}})";
        QTest::newRow("a fork's numbers") << R"({"speakers": {"ann": 2, "zoe": 0}})";
        QTest::newRow("a fork's list") << R"({"speakers": ["zoe", null, "ann"]})";
        QTest::newRow("an empty map before") << R"({"speaker_id_map": {},
                                                    "speakers": ["zoe", null, "ann"]})";
    }
    void an_adjacent_configuration_names_the_rows() {
        QFETCH(const QString, json);
        const Fixture f;
        f.write("config.json", json.toStdString());
        QCOMPARE(f.names(3), (Names{"zoe", "", "ann"}));
    }
    void coqui_has_a_separate_file_of_speakers() {
        for (const char* name : {"speakers.json", "speaker_ids.json"}) {
            const Fixture f;
            f.write(name, R"({"VCTK_p225": 0, "VCTK_p226": 1})");
            QCOMPARE(f.names(2), (Names{"VCTK_p225", "VCTK_p226"}));
        }
        for (const char* name : {"speakers.pth", "speaker_ids.pth"}) {
            const Fixture f;
            StateTree speakers;
            speakers["VCTK_p225"] = 1;
            speakers["VCTK_p226"] = 0;
            test::throw_on_error(write_pickle(f.folder / name, speakers));
            QCOMPARE(f.names(2), (Names{"VCTK_p226", "VCTK_p225"}));
        }
    }
    void the_configuration_of_piper_may_be_above_the_folders_of_lightning() {
        const Fixture f;
        f.write("config.json", R"({"speaker_id_map": {"ann": 1, "zoe": 0}})");
        std::filesystem::create_directories(f.folder / "lightning_logs/version_0/checkpoints");
        const std::string below = "lightning_logs/version_0/checkpoints/epoch=3-step=100";
        QCOMPARE(f.read(2, below + ".ckpt").value()->names(), (Names{"zoe", "ann"}));
        QVERIFY(!f.read(2, below + ".pth").value()); // only .ckpt files search the folders above
    }
    void names_of_rows_out_of_range_are_ignored() {
        const Fixture f;
        f.write("config.json", R"({"speaker_id_map": {"ann": 2}})");
        QVERIFY(!f.read(2).value());
        QVERIFY(!f.read(0).value());
    }
    void without_names_there_are_no_speakers() {
        const Fixture f;
        QVERIFY(!f.read(2).value());
        f.write("config.json", R"({"data": {"n_speakers": 2}})");
        QVERIFY(!f.read(2).value());
        f.write("config.json", R"(["speakers"])");
        QVERIFY(!f.read(2).value());
    }
    void speaker_vectors_are_not_row_numbers() {
        const Fixture f;
        f.write("speakers.json", R"({"clip": {"name": "ann", "embedding": [0.5]}})");
        QVERIFY(!f.read(2).value());
    }
    void a_damaged_adjacent_file_is_named() {
        const Fixture f;
        f.write("config.json", "{");
        QCOMPARE(f.read(2).error().kind, ErrorKind::checkpoint);
        f.write("speakers.pth", "not a pickle");
        const auto damaged = f.read(2);
        QCOMPARE(damaged.error().kind, ErrorKind::checkpoint);
        QVERIFY(test::contains(to_english(damaged.error().what), "speakers.pth"));
    }
};

FORMANT_TEST(TestThirdPartySpeakers)

} // namespace tst_third_party_speakers

#include "tst_third_party_speakers.moc"
