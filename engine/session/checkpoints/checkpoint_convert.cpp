#include "engine/session/checkpoints/checkpoint_convert.h"

#include "engine/base/atomic_file.h"
#include "engine/base/os/os_files.h"
#include "engine/checkpoint/checkpoint_file.h"
#include "engine/checkpoint/pickle_file.h"
#include "engine/config/yaml_reader.h"
#include "engine/models/load_model_checked.h"
#include "engine/models/low_rank_adapters.h"
#include "engine/models/model_kinds.h"
#include "engine/models/upstream_layout.h"
#include "engine/session/interop/peft_adapter.h"
#include "engine/session/interop/upstream_checkpoint_files.h"
#include "engine/session/interop/upstream_config.h"
#include "engine/session/runs/find_run.h"
#include "engine/synth/mel_settings_text.h"
#include "engine/synth/saved_config.h"
#include "engine/synth/saved_speakers.h"
#include "engine/synth/saved_symbols.h"
#include "engine/synth/saved_weights.h"

namespace formant {
namespace {

/// A checkpoint with the model that its weights are for.
struct OpenedCheckpoint {
    RunConfig config;
    std::vector<std::string> symbols;
    std::string vocabulary; ///< TextConfig::vocabulary
    SpeakerTable speakers = SpeakerTable::from_names({});
    Model model;
    StateTree::Map weights;
    std::int64_t step = 0, epoch = 0;
};

Result<void> check_kind(const ModelConfig& model) {
    const auto has_upstream = [](const ModelKind& kind) { return kind.upstream() != nullptr; };
    if (has_upstream(kind_of(model)))
        return kind_of(model).check_has_upstream_form(model.kinds);
    return fail(ErrorKind::usage,
                message(FORMANT_TR("session", "a model '{model}' cannot be converted; these have "
                                              "an upstream format: {kinds}"),
                        {{"model", model.name}, {"kinds", model_names_where(has_upstream)}}));
}

/// Upstream code may know mels of certain settings alone.
Result<void> check_audio(const VoiceConfig& voice) {
    const auto& needed = kind_of(voice.model).upstream()->audio;
    if (!needed || voice.audio == *needed)
        return {};
    return fail(
        ErrorKind::usage,
        message(FORMANT_TR("session", "the model was trained with {own}, and upstream's "
                                      "code of it knows {needed} alone: it cannot be "
                                      "converted"),
                {{"own", mel_settings_text(voice.audio)}, {"needed", mel_settings_text(*needed)}}));
}

Result<RunConfig> config_in(const StateTree& checkpoint) {
    RunConfig config;
    const ConfigTable table = run_config_table(config);
    return checkpoint.get<std::string>("config")
        .and_then([&](const std::string& yaml) {
            return read_yaml(table, yaml, "configuration in the checkpoint", UnknownKeys::ignore);
        })
        .and_then([&] { return check_kind(config.voice.model); })
        .and_then([&] { return check_audio(config.voice); })
        .map([&] { return config; });
}

Result<void> read_symbols(const StateTree& checkpoint, OpenedCheckpoint& opened) {
    return symbols_of(checkpoint)
        .and_then([&](const SymbolTable& symbols) {
            opened.symbols = symbols.symbols();
            return speakers_of(checkpoint);
        })
        .map([&](SpeakerTable speakers) { opened.speakers = std::move(speakers); });
}

/// Creates the model with the weights, which checks that they match: others would be useless
/// upstream.
Result<void> load_model(OpenedCheckpoint& opened) {
    const VoiceConfig& voice = opened.config.voice;
    return load_model_checked(voice.model, voice.audio,
                              static_cast<std::int64_t>(opened.symbols.size()),
                              opened.speakers.size(), opened.weights)
        .map([&](Model loaded) { opened.model = std::move(loaded); });
}

/// Most upstream code has no place for a tokenizer, without which the symbols mean nothing.
Result<void> check_tokenizer(const Path& checkpoint, const OpenedCheckpoint& opened) {
    if (opened.vocabulary.empty() ||
        !kind_of(opened.config.voice.model).upstream()->tokenizer.empty())
        return {};
    return fail(ErrorKind::usage,
                message(FORMANT_TR("session", "the voice in {file} reads pieces of words "
                                              "(text.tokenizer), which the upstream code of its "
                                              "model does not: it cannot be converted"),
                        {{"file", checkpoint.string()}}));
}

Result<OpenedCheckpoint> open_checkpoint(const ConvertRequest& request) {
    const auto checkpoint = load_checkpoint(request.checkpoint);
    if (!checkpoint)
        return fail(checkpoint.error());
    OpenedCheckpoint opened;
    opened.step = checkpoint->get<std::int64_t>("step").value_or(0);
    opened.epoch = checkpoint->get<std::int64_t>("epoch").value_or(0);
    return config_in(*checkpoint)
        .and_then([&](const RunConfig& config) {
            opened.config = config;
            return voice_config_of(*checkpoint);
        })
        .and_then([&](const VoiceConfig& voice) {
            opened.vocabulary = voice.text.vocabulary;
            return check_tokenizer(request.checkpoint, opened);
        })
        .and_then([&] { return read_symbols(*checkpoint, opened); })
        .and_then([&] {
            return weights_of(*checkpoint,
                              request.raw_weights ? VoiceWeights::raw : VoiceWeights::ema);
        })
        .and_then([&](StateTree::Map weights) {
            opened.weights = std::move(weights);
            return load_model(opened);
        })
        .map([&] { return std::move(opened); });
}

std::string lines_of(const std::vector<std::string>& symbols) {
    std::string lines;
    for (const std::string& symbol : symbols)
        lines += symbol + "\n";
    return lines;
}

Result<void> write_synced_pickle(const Path& file, const StateTree& state) {
    return write_atomically(file, [&](const Path& temporary) {
        return write_pickle(temporary, state).and_then([&] { return sync_path(temporary); });
    });
}

/// Writes new files into a folder. After a failure, such as a full disk, finish() removes them
/// again, so that the next attempt does not find them.
class FolderWriter {
  public:
    explicit FolderWriter(Path folder) : folder_(std::move(folder)) {}

    Result<void> add(const std::string& name, const auto& write) {
        const Path file = folder_ / name;
        if (path_exists(file))
            return fail(ErrorKind::usage,
                        message(FORMANT_TR("session", "{file} exists already; choose another "
                                                      "folder with --out"),
                                {{"file", file.string()}}));
        return write(file).map([&] { written_.push_back(file.string()); });
    }

    /// Returns the written files if all went well, and removes them otherwise.
    Result<std::vector<std::string>> finish(const Result<void>& done) {
        if (done)
            return written_;
        std::error_code ignored; // the original error is reported
        for (const std::string& file : written_)
            std::filesystem::remove(file, ignored);
        return fail(done.error());
    }

  private:
    Path folder_;
    std::vector<std::string> written_;
};

Result<void> add_text(FolderWriter& writer, const std::string& name, const std::string& text) {
    return writer.add(name, [&](const Path& path) { return write_file_atomically(path, text); });
}

Result<std::vector<std::string>> write_files(const OpenedCheckpoint& opened,
                                             const std::string& folder) {
    const ModelKind& kind = kind_of(opened.config.voice.model);
    StateTree::Map weights = opened.weights;
    merge_adapters(weights); // upstream's models have none
    const UpstreamTrainingState training{*opened.model.trainable, weights, opened.config.train,
                                         opened.step, opened.epoch};
    const auto files = upstream_files(kind.upstream()->trainer, training);
    if (!files)
        return fail(files.error());
    FolderWriter writer(folder);
    auto done = make_folder(folder);
    for (const UpstreamCheckpointFile& file : *files)
        done = done.and_then([&] {
            return writer.add(
                file.name, [&](const Path& path) { return write_synced_pickle(path, file.state); });
        });
    if (const auto config = upstream_config(opened.config, opened.symbols, opened.speakers))
        done = done.and_then([&] { return add_text(writer, config->name, config->text); });
    if (!opened.vocabulary.empty())
        done = done.and_then(
            [&] { return add_text(writer, kind.upstream()->tokenizer, opened.vocabulary); });
    const bool has_tokenizer = !kind.symbol_outputs().empty(); // a file of its own
    if (!kind.symbol_embedding().empty() && !has_tokenizer)
        done = done.and_then(
            [&] { return add_text(writer, "symbols.txt", lines_of(opened.symbols)); });
    return writer.finish(done);
}

Result<std::vector<std::string>> write_lora(const OpenedCheckpoint& opened,
                                            const ConvertRequest& request) {
    if (!has_adapters(opened.weights))
        return fail(ErrorKind::usage,
                    message(FORMANT_TR("session", "{file} has no LoRA; convert it without --lora"),
                            {{"file", request.checkpoint}}));
    const ModelKind& kind = kind_of(opened.config.voice.model);
    const PeftAdapter adapter =
        peft_adapter(opened.weights, kind.upstream()->inference_prefixes.front());
    FolderWriter writer(request.out);
    const auto done = make_folder(request.out)
                          .and_then([&] {
                              return writer.add("adapter_model.safetensors", [&](const Path& path) {
                                  return write_safetensors(path, adapter.tensors);
                              });
                          })
                          .and_then([&] {
                              return writer.add("adapter_config.json", [&](const Path& path) {
                                  return write_file_atomically(path, adapter.config);
                              });
                          });
    return writer.finish(done);
}

} // namespace

Result<std::vector<std::string>> convert_checkpoint(const ConvertRequest& request) {
    return check_not_a_run(request.checkpoint)
        .and_then([&] { return open_checkpoint(request); })
        .and_then([&](const OpenedCheckpoint& opened) {
            return request.lora_only ? write_lora(opened, request)
                                     : write_files(opened, request.out);
        });
}

} // namespace formant
