#include "tests/support/voices/small_xtts.h"

#include "engine/base/atomic_file.h"
#include "engine/checkpoint/checkpoint_file.h"
#include "engine/models/create_model.h"
#include "engine/models/model_weights.h"
#include "engine/session/checkpoints/checkpoint_convert.h"
#include "engine/session/voices/resolved_voice_config.h"
#include "engine/synth/saved_config.h"
#include "engine/text/byte_pair/byte_pair_encoding.h"
#include "tests/support/temporary_folder.h"
#include "tests/support/throw_on_error.h"

#include <ATen/ATen.h>

namespace formant::test {

std::vector<std::string> small_xtts_v2(std::vector<std::string> more) {
    std::vector<std::string> settings = {"preset=none",
                                         "model.name=xtts",
                                         "model.size=tiny",
                                         "model.xtts.variant=v2",
                                         "model.xtts.default_voice_share=0",
                                         "model.xtts.width=32",
                                         "model.xtts.layers=2",
                                         "model.xtts.heads=2",
                                         "model.xtts.max_audio_tokens=60",
                                         "model.xtts.conditioning_frames=41",
                                         "model.xtts.decoder_channels=16",
                                         "model.xtts.speaker_width=16",
                                         "model.xtts.speaker_channels=[8, 8, 8, 8]",
                                         "model.xtts.speaker_blocks=[1, 1, 1, 1]",
                                         "model.dvae.levels=0",
                                         "model.dvae.code_width=8",
                                         "model.dvae.codebook_size=32",
                                         "model.dvae.hidden_width=8",
                                         "model.dvae.blocks=1",
                                         "audio.sample_rate_hz=22050",
                                         "audio.mel_scale=htk",
                                         "audio.spectrum=power",
                                         "text.language=en",
                                         "text.layout=pieces"};
    settings.insert(settings.end(), more.begin(), more.end());
    return settings;
}

void save_xtts_v2(const Path& file) {
    const Path tokenizer = FORMANT_SOURCE_DIR "/tests/engine/text/byte_pair/all_letters.json";
    RunConfig run = load_run_config("", small_xtts_v2()).value();
    run.voice.text.vocabulary = read_vocabulary(tokenizer).value();
    const SymbolTable symbols =
        BytePairEncoding::parse(run.voice.text.vocabulary, tokenizer).value().symbols();
    throw_on_error(inherit_from_symbols(symbols, run.voice.model));
    at::manual_seed(3);
    const Model model = create_model(run.voice.model, run.voice.audio, symbols.size(), {}).value();
    StateTree state;
    state["format"] = checkpoint_format;
    state["config"] = run_config_yaml(run);
    state["symbols"] = StateTree::List(symbols.symbols().begin(), symbols.symbols().end());
    record_vocabulary(state, run.voice.text);
    state["state_dict"] = save_weights(*model.trainable);
    state["ema"] = StateTree::Map();
    throw_on_error(save_checkpoint(file, state));
}

void write_public_xtts(const Path& folder) {
    const TemporaryFolder scratch;
    save_xtts_v2(scratch / "own.pt");
    convert_checkpoint({(scratch / "own.pt").string(), folder.string()}).value();
}

} // namespace formant::test
