#include "engine/base/atomic_file.h"
#include "engine/models/hifigan/hifigan_config.h"
#include "engine/session/voices/acoustic_teacher.h"
#include "tests/support/contains.h"
#include "tests/support/temporary_folder.h"
#include "tests/support/test_registry.h"
#include "tests/support/throw_on_error.h"
#include "tests/support/voices/saved_voice.h"
#include "tests/support/voices/small_voice.h"

#include <ATen/core/Tensor.h>
#include <QtTest/QtTest>

#include <filesystem>

using namespace formant;

namespace tst_acoustic_teacher {

using test::contains;

/// A run of the small voice.
struct Fixture {
    Fixture() { std::filesystem::create_directories(checkpoints()); }

    Path run() const { return folder / "voice"; }
    Path checkpoints() const { return run() / "checkpoints"; }
    Path save(const std::string& name, std::int64_t step = 1) const {
        test::save_voice(checkpoints() / name, step);
        return checkpoints() / name;
    }
    /// Loads the teacher of a vocoder.
    Result<std::optional<AcousticTeacher>> load(const Path& checkpoint) const {
        VoiceConfig config = test::small_voice_config();
        config.model.name = "hifigan";
        config.model.of<HifiganConfig>().teacher = checkpoint.string();
        return load_acoustic_teacher(config, at::kCPU);
    }

    test::TemporaryFolder folder;
};

AcousticTeacher teacher_of(std::vector<std::string> speakers) {
    return {"voice.pt",
            "",
            {Model(), SymbolTable::from_symbols({}), TokenLayout::spaced,
             SpeakerTable::from_saved(std::move(speakers))}};
}

class TestAcousticTeacher : public QObject {
    Q_OBJECT
  private Q_SLOTS:
    void only_a_vocoder_with_the_setting_has_one() {
        const Fixture f;
        QVERIFY(!f.load("").value());
        VoiceConfig acoustic_model = test::small_voice_config();
        acoustic_model.model.of<HifiganConfig>().teacher = "/nowhere.pt";
        QVERIFY(!load_acoustic_teacher(acoustic_model, at::kCPU).value());
    }
    void its_hash_distinguishes_it_from_another_one() {
        const Fixture f;
        const std::string one = f.load(f.save("step_1.pt", 1)).value()->content;
        const std::string other = f.load(f.save("step_2.pt", 2)).value()->content;
        QCOMPARE(one.size(), std::size_t{64});
        QVERIFY(one != other);
    }
    void a_damaged_checkpoint_is_refused() {
        const Fixture f;
        const Path file = f.save("final_ema.pt");
        const std::string bytes = read_file(file).value();
        test::throw_on_error(write_file_atomically(file, bytes.substr(0, bytes.size() / 2)));
        const auto loaded = f.load(f.run());
        QCOMPARE(loaded.error().kind, ErrorKind::checkpoint);
        QVERIFY(contains(to_english(loaded.error().what), file.string()));
    }
    void speakers_are_found_by_their_names() {
        const auto indices = [](const std::vector<std::string>& names,
                                const AcousticTeacher& teacher) {
            return teacher_speaker_indices(SpeakerTable::from_names(names), teacher);
        };
        const AcousticTeacher three = teacher_of({"carla", "ann", "bea"});
        QCOMPARE(indices({"ann", "bea"}, three).value(), (std::vector<std::int64_t>{1, 2}));
        QCOMPARE(indices({"ann", "bea"}, teacher_of({"default"})).value(),
                 (std::vector<std::int64_t>{0, 0}));
        const auto unknown = indices({"ann", "dora"}, three);
        QCOMPARE(unknown.error().kind, ErrorKind::data);
        const std::string why = to_english(unknown.error().what);
        QVERIFY2(contains(why, "dora") && contains(why, "carla, ann, bea"), why.c_str());
    }
};

FORMANT_TEST_IN(QCoreApplication, TestAcousticTeacher)

} // namespace tst_acoustic_teacher

#include "tst_acoustic_teacher.moc"
