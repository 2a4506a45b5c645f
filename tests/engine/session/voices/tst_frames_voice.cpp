#include "engine/base/atomic_file.h"
#include "engine/session/voices/frames_voice.h"
#include "tests/support/contains.h"
#include "tests/support/must.h"
#include "tests/support/temporary_folder.h"
#include "tests/support/test_registry.h"
#include "tests/support/voices/saved_voice.h"
#include "tests/support/voices/small_voice.h"

#include <ATen/core/Tensor.h>
#include <QtTest/QtTest>

#include <filesystem>

using namespace formant;
using test::contains;

namespace {

/// A run of the small voice.
struct Fixture {
    Fixture() { std::filesystem::create_directories(checkpoints()); }

    Path run() const { return folder / "voice"; }
    Path checkpoints() const { return run() / "checkpoints"; }
    Path save(const std::string& name, std::int64_t step = 1) const {
        test::save_voice(checkpoints() / name, step);
        return checkpoints() / name;
    }
    /// Of a vocoder that learns from these frames.
    Result<std::optional<FramesVoice>> read(const Path& mels_of) const {
        VoiceConfig config = test::small_voice_config();
        config.model.name = "hifigan";
        config.model.hifigan.mels_of = mels_of.string();
        return read_frames_voice(config, at::kCPU);
    }

    test::TemporaryFolder folder;
};

FramesVoice voice_of(std::vector<std::string> speakers) {
    return {"voice.pt",
            "",
            {nullptr, SymbolTable::from_symbols({}), TokenLayout::spaced,
             SpeakerTable::from_saved(std::move(speakers))}};
}

} // namespace

class TestFramesVoice : public QObject {
    Q_OBJECT
  private Q_SLOTS:
    void only_a_vocoder_with_the_setting_has_one() {
        const Fixture f;
        QVERIFY(!f.read("").value());
        VoiceConfig of_a_voice = test::small_voice_config();
        of_a_voice.model.hifigan.mels_of = "/nowhere.pt";
        QVERIFY(!read_frames_voice(of_a_voice, at::kCPU).value());
    }
    void its_content_tells_it_from_another_one() {
        const Fixture f;
        const std::string one = f.read(f.save("step_1.pt", 1)).value()->content;
        const std::string other = f.read(f.save("step_2.pt", 2)).value()->content;
        QCOMPARE(one.size(), std::size_t{64});
        QVERIFY(one != other);
    }
    void a_damaged_one_is_refused() {
        const Fixture f;
        const Path file = f.save("final_ema.pt");
        const std::string bytes = read_file(file).value();
        test::must(write_file_atomically(file, bytes.substr(0, bytes.size() / 2)));
        const auto read = f.read(f.run());
        QCOMPARE(read.error().kind, ErrorKind::checkpoint);
        QVERIFY(contains(to_english(read.error().what), file.string()));
    }
    void speakers_are_found_by_their_names() {
        const auto places = [](const std::vector<std::string>& names, const FramesVoice& voice) {
            return places_in_voice(SpeakerTable::from_names(names), voice);
        };
        const FramesVoice three = voice_of({"carla", "ann", "bea"});
        QCOMPARE(places({"ann", "bea"}, three).value(), (std::vector<std::int64_t>{1, 2}));
        QCOMPARE(places({"ann", "bea"}, voice_of({"default"})).value(),
                 (std::vector<std::int64_t>{0, 0}));
        const auto unknown = places({"ann", "dora"}, three);
        QCOMPARE(unknown.error().kind, ErrorKind::data);
        const std::string why = to_english(unknown.error().what);
        QVERIFY2(contains(why, "dora") && contains(why, "carla, ann, bea"), why.c_str());
    }
};

FORMANT_TEST_IN(QCoreApplication, TestFramesVoice)
#include "tst_frames_voice.moc"
