#pragma once

#include "engine/audio/audio_file.h"
#include "engine/checkpoint/checkpoint_file.h"
#include "tests/app/training/tokens/token_training.h"
#include "tests/support/voices/small_xtts.h"

#include <ATen/ATen.h>

#include <filesystem>
#include <fstream>
#include <map>
#include <string>
#include <vector>

namespace formant::test {

/// A small XTTS v2 as the published one is stored, a list as Coqui's, and the program.
struct XttsTraining : WordCorpus {
    XttsTraining() {
        write_public_xtts(published);
        std::ofstream list(folder / "metadata_train.csv");
        list << "audio_file|text|speaker_name\n";
        for (const auto& file : std::filesystem::directory_iterator(folder.path()))
            if (file.path().extension() == ".wav")
                list << file.path().filename().string() << "|one two|anna\n";
    }
    std::vector<std::string> arguments(const std::string& name,
                                       const std::vector<std::string>& more) const {
        return with({"--headless",
                     "--config",
                     (published / "config.json").string(),
                     "--train-manifest",
                     (folder / "metadata_train.csv").string(),
                     "--runs",
                     runs().string(),
                     "--gpu",
                     "cpu",
                     "--set",
                     "name=" + name,
                     "--set",
                     "train.batch_size=2",
                     "--set",
                     "train.gradient_accumulation_steps=1",
                     "--set",
                     "train.learning_rate=0.002",
                     "--set",
                     "train.warmup_steps=0",
                     "--set",
                     "text.language=en"},
                    more);
    }
    ProcessOutput train(const std::string& name, const std::vector<std::string>& more) const {
        return run_program(FORMANT_PROGRAM, arguments(name, more), 300);
    }
    std::vector<std::string> from_published(const std::vector<std::string>& more) const {
        return with({"--base-checkpoint", (published / "model.pth").string()}, more);
    }
    ProcessOutput speak(const Path& checkpoint, const char* out,
                        const std::vector<std::string>& more) const {
        return run_program(FORMANT_PROGRAM,
                           with({"synth", "--checkpoint", checkpoint.string(), "--out-dir",
                                 (folder / out).string(), "--text", "one two", "--gpu", "cpu"},
                                more));
    }
    std::vector<std::string> with_reference() const {
        return {"--reference", recording().string()};
    }
    Path recording() const {
        for (const auto& file : std::filesystem::directory_iterator(folder.path()))
            if (file.path().extension() == ".wav")
                return file.path();
        return {};
    }
    at::Tensor sound(const char* out) const {
        return read_audio(folder / out / "0001.wav")->samples;
    }
    std::map<std::int64_t, nlohmann::json> steps_of(const std::string& run) const {
        return records_of(runs() / run / "metrics.jsonl", "train");
    }
    const Path published = folder / "XTTS-v2";
};

/// Returns the value of a file with a single tensor.
inline at::Tensor value_in(const Path& file) {
    return std::get<at::Tensor>(read_any_checkpoint(file)->value());
}

/// Returns the weights of a file as upstream writes it.
inline StateTree::Map weights_in(const Path& file) {
    const StateTree state = read_any_checkpoint(file).value();
    return (state.contains("model") ? state.subtree("model").value() : state).map();
}

} // namespace formant::test
