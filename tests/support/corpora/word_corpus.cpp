#include "tests/support/corpora/word_corpus.h"

#include "engine/audio/audio_file.h"
#include "engine/base/atomic_file.h"
#include "tests/support/corpora/sounds.h"
#include "tests/support/throw_on_error.h"

#include <ATen/ATen.h>

namespace formant::test {
namespace {

constexpr const char* small_config = "name: small\n"
                                     "data:\n  corpus: metadata.csv\n  concatenate_max: 2\n"
                                     "text:\n  keep_stress: off\n" // few symbols, quick to learn
                                     "model:\n  unet:\n    encoder_channels: 16\n"
                                     "    decoder_channels: 16\n    style_encoder_channels: 16\n"
                                     "train:\n  max_steps: 60\n  batch_size: 4\n"
                                     "  gradient_accumulation_steps: 1\n  precision: float32\n"
                                     "  warmup_steps: 10\n  save_interval_steps: 20\n"
                                     "  sample_texts: [two one]\n";

} // namespace

WordCorpus::WordCorpus() {
    const at::Tensor sound = voiced_second().samples;
    std::string metadata = "file,text\n";
    int number = 0;
    for (const std::string word : {"one", "two", "three", "four"}) {
        const at::Tensor part = sound.narrow(0, 1000 * number, 8000 + 500 * number);
        throw_on_error(write_audio(folder / (word + ".wav"), {part, 16000}));
        metadata += word + ".wav," + word + "\n";
        ++number;
    }
    throw_on_error(write_file_atomically(folder / "metadata.csv", metadata));
    throw_on_error(write_file_atomically(config(), small_config));
}

} // namespace formant::test
