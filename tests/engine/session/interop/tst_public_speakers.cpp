#include "engine/base/atomic_file.h"
#include "engine/checkpoint/pickle_file.h"
#include "engine/session/interop/public_speakers.h"
#include "tests/support/contains.h"
#include "tests/support/must.h"
#include "tests/support/temporary_folder.h"
#include "tests/support/test_registry.h"

#include <QtTest/QtTest>

using namespace formant;

namespace {

using Names = std::vector<std::string>;

/// The folder of a checkpoint, which is not looked into itself.
struct Fixture {
    test::TemporaryFolder folder;

    void write(const std::string& name, const std::string& text) const {
        test::must(write_file_atomically(folder / name, text));
    }
    Result<std::optional<SpeakerTable>> read(std::int64_t rows,
                                             const std::string& file = "model.pth") const {
        return speakers_of_foreign(folder / file, rows);
    }
    Names names(std::int64_t rows) const {
        const auto speakers = read(rows).value();
        return speakers ? speakers->names() : Names();
    }
};

} // namespace

class TestPublicSpeakers : public QObject {
    Q_OBJECT
  private Q_SLOTS:
    void a_configuration_beside_names_the_rows_data() {
        QTest::addColumn<QString>("json");
        QTest::newRow("piper") << R"({"num_speakers": 3, "speaker_id_map": {"ann": 2, "zoe": 0}})";
        QTest::newRow("a fork's numbers") << R"({"speakers": {"ann": 2, "zoe": 0}})";
        QTest::newRow("a fork's list") << R"({"speakers": ["zoe", null, "ann"]})";
        QTest::newRow("an empty map before") << R"({"speaker_id_map": {},
                                                    "speakers": ["zoe", null, "ann"]})";
    }
    void a_configuration_beside_names_the_rows() {
        QFETCH(const QString, json);
        const Fixture f;
        f.write("config.json", json.toStdString());
        QCOMPARE(f.names(3), (Names{"zoe", "", "ann"}));
    }
    void of_coqui_they_lie_in_a_file_of_their_own() {
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
            test::must(write_pickle(f.folder / name, speakers));
            QCOMPARE(f.names(2), (Names{"VCTK_p226", "VCTK_p225"}));
        }
    }
    void of_piper_the_configuration_may_lie_above_lightnings_folders() {
        const Fixture f;
        f.write("config.json", R"({"speaker_id_map": {"ann": 1, "zoe": 0}})");
        std::filesystem::create_directories(f.folder / "lightning_logs/version_0/checkpoints");
        const std::string below = "lightning_logs/version_0/checkpoints/epoch=3-step=100";
        QCOMPARE(f.read(2, below + ".ckpt").value()->names(), (Names{"zoe", "ann"}));
        QVERIFY(!f.read(2, below + ".pth").value()); // of whom the folders above are not
    }
    void names_of_other_rows_are_nobodys() {
        const Fixture f;
        f.write("config.json", R"({"speaker_id_map": {"ann": 2}})");
        QVERIFY(!f.read(2).value());
        QVERIFY(!f.read(0).value());
    }
    void without_names_there_are_none() {
        const Fixture f;
        QVERIFY(!f.read(2).value());
        f.write("config.json", R"({"data": {"n_speakers": 2}})");
        QVERIFY(!f.read(2).value());
        f.write("config.json", R"(["speakers"])");
        QVERIFY(!f.read(2).value());
    }
    void vectors_of_speakers_are_no_numbers() {
        const Fixture f;
        f.write("speakers.json", R"({"clip": {"name": "ann", "embedding": [0.5]}})");
        QVERIFY(!f.read(2).value());
    }
    void a_damaged_file_beside_is_named() {
        const Fixture f;
        f.write("config.json", "{");
        QCOMPARE(f.read(2).error().kind, ErrorKind::checkpoint);
        f.write("speakers.pth", "not a pickle");
        const auto damaged = f.read(2);
        QCOMPARE(damaged.error().kind, ErrorKind::checkpoint);
        QVERIFY(test::contains(to_english(damaged.error().what), "speakers.pth"));
    }
};

FORMANT_TEST(TestPublicSpeakers)
#include "tst_public_speakers.moc"
