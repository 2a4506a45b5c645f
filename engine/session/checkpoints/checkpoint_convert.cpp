#include "engine/session/checkpoints/checkpoint_convert.h"

#include "engine/base/atomic_file.h"
#include "engine/base/os/os_files.h"
#include "engine/checkpoint/checkpoint_file.h"
#include "engine/checkpoint/pickle_file.h"
#include "engine/config/yaml_reader.h"
#include "engine/models/model_with_weights.h"
#include "engine/session/interop/public_config.h"
#include "engine/session/interop/public_files.h"
#include "engine/session/runs/find_run.h"
#include "engine/synth/saved_speakers.h"
#include "engine/synth/saved_symbols.h"
#include "engine/synth/saved_weights.h"

namespace formant {
namespace {

/// A checkpoint with the model that it was made for.
struct Opened {
    RunConfig config;
    std::vector<std::string> symbols;
    SpeakerTable speakers = SpeakerTable::from_names({});
    Model model;
    StateTree::Map weights;
    std::int64_t step = 0, epoch = 0;
};

Result<void> check_kind(const std::string& model) {
    if (model == "vits" || model == "hifigan")
        return {};
    return fail(ErrorKind::usage,
                message(FORMANT_TR("session", "there is no public form of a model '{model}'; those "
                                              "of vits and hifigan can be converted"),
                        {{"model", model}}));
}

Result<RunConfig> config_in(const StateTree& checkpoint) {
    RunConfig config;
    const ConfigTable table = run_config_table(config);
    return checkpoint.get<std::string>("config")
        .and_then([&](const std::string& yaml) {
            return read_yaml(table, yaml, "configuration in the checkpoint", UnknownKeys::ignore);
        })
        .and_then([&] { return check_kind(config.voice.model.name); })
        .map([&] { return config; });
}

Result<void> read_symbols(const StateTree& checkpoint, Opened& opened) {
    return symbols_of(checkpoint)
        .and_then([&](const SymbolTable& symbols) {
            opened.symbols = symbols.symbols();
            return speakers_of(checkpoint);
        })
        .map([&](SpeakerTable speakers) { opened.speakers = std::move(speakers); });
}

/// Weights that do not fit the model are of no use to the public code either.
Result<void> make_model(Opened& opened) {
    const VoiceConfig& voice = opened.config.voice;
    return model_with_weights(voice.model, voice.audio,
                              static_cast<std::int64_t>(opened.symbols.size()),
                              opened.speakers.size(), opened.weights)
        .map([&](Model made) { opened.model = std::move(made); });
}

Result<Opened> open_checkpoint(const ConvertRequest& request) {
    const auto checkpoint = load_checkpoint(request.checkpoint);
    if (!checkpoint)
        return fail(checkpoint.error());
    Opened opened;
    opened.step = checkpoint->get<std::int64_t>("step").value_or(0);
    opened.epoch = checkpoint->get<std::int64_t>("epoch").value_or(0);
    return config_in(*checkpoint)
        .and_then([&](const RunConfig& config) {
            opened.config = config;
            return read_symbols(*checkpoint, opened);
        })
        .and_then([&] {
            return weights_of(*checkpoint,
                              request.raw_weights ? VoiceWeights::raw : VoiceWeights::ema);
        })
        .and_then([&](StateTree::Map weights) {
            opened.weights = std::move(weights);
            return make_model(opened);
        })
        .map([&] { return std::move(opened); });
}

std::string lines_of(const std::vector<std::string>& symbols) {
    std::string lines;
    for (const std::string& symbol : symbols)
        lines += symbol + "\n";
    return lines;
}

Result<void> write_whole(const Path& file, const StateTree& state) {
    return write_atomically(file, [&](const Path& temporary) {
        return write_pickle(temporary, state).and_then([&] { return sync_path(temporary); });
    });
}

/// Writes files of a folder that are not there yet: all of them or, on a full disk, none, which the
/// next try would find there.
class FolderWriter {
  public:
    explicit FolderWriter(Path folder) : folder_(std::move(folder)) {}

    Result<void> add(const std::string& name, const auto& write) {
        const Path file = folder_ / name;
        if (path_exists(file))
            return fail(ErrorKind::usage,
                        message(FORMANT_TR("session", "{file} is there already; choose another "
                                                      "folder with --out"),
                                {{"file", file.string()}}));
        return write(file).map([&] { written.push_back(file.string()); });
    }

    void take_back() {
        std::error_code ignored; // why it failed is what people must hear of
        for (const std::string& file : written)
            std::filesystem::remove(file, ignored);
        written.clear();
    }

    std::vector<std::string> written;

  private:
    Path folder_;
};

Result<std::vector<std::string>> write_files(const Opened& opened, const std::string& folder) {
    const bool is_vits = opened.config.voice.model.name == "vits";
    const PublicTraining training{*opened.model.trainable, opened.weights, opened.config.train,
                                  opened.step, opened.epoch};
    FolderWriter writer(folder);
    auto done = make_folder(folder);
    for (const PublicFile& file :
         is_vits ? public_files_of_vits(training) : public_files_of_hifigan(training))
        done = done.and_then([&] {
            return writer.add(file.name,
                              [&](const Path& path) { return write_whole(path, file.state); });
        });
    const std::string config = public_config(
        opened.config, static_cast<std::int64_t>(opened.symbols.size()), opened.speakers);
    done = done.and_then([&] {
        return writer.add("config.json",
                          [&](const Path& path) { return write_file_atomically(path, config); });
    });
    if (is_vits)
        done = done.and_then([&] {
            return writer.add("symbols.txt", [&](const Path& path) {
                return write_file_atomically(path, lines_of(opened.symbols));
            });
        });
    return done.map([&] { return writer.written; }).map_error([&](Error error) {
        writer.take_back();
        return error;
    });
}

} // namespace

Result<std::vector<std::string>> convert_checkpoint(const ConvertRequest& request) {
    return refuse_run(request.checkpoint)
        .and_then([&] { return open_checkpoint(request); })
        .and_then([&](const Opened& opened) { return write_files(opened, request.out); });
}

} // namespace formant
