#include "engine/session/preflight.h"

#include "engine/base/os_files.h"
#include "engine/data/corpus_reader.h"
#include "engine/hardware/device.h"
#include "engine/hardware/kernel_check.h"
#include "engine/models/model_factory.h"
#include "engine/session/disk_forecast.h"
#include "engine/session/made_up_batch.h"
#include "engine/session/pretrained.h"
#include "engine/session/run_config.h"
#include "engine/session/run_folder.h"
#include "engine/session/step_timing.h"
#include "engine/session/storage_speed.h"

#include <fmt/format.h>

namespace formant {
namespace {

/// Slower than this, reading the recordings takes longer than decoding them.
constexpr double slow_storage_mb_per_s = 20;

/// Looks at one thing after the other; the first failure ends it.
class Preflight {
  public:
    Preflight(const RunRequest& request, const Cancellation& cancellation,
              const std::function<void(const PreflightLine&)>& on_line)
        : request_(request), cancellation_(cancellation), on_line_(on_line) {}

    Result<void> look_at_what_is_needed(PreflightDepth depth) {
        return look_at_configuration()
            .map([&] { look_at_capture(); })
            .and_then([&] { return look_at_device(); })
            .and_then([&] {
                return depth == PreflightDepth::whole ? look_at_run_folder() : Result<void>();
            })
            .and_then([&] { return look_at_corpus(); })
            .and_then([&] { return look_at_model(); })
            .map([&] {
                look_at_checkpoint_room();
                look_at_cache_room();
            });
    }
    Result<void> look_at_speed() {
        const std::vector<Path> files = recordings();
        const double mb_per_s = storage_speed_mb_per_s(files);
        const bool slow = mb_per_s > 0 && mb_per_s < slow_storage_mb_per_s;
        const MessageArgs speed = {{"speed", fmt::format("{:.0f}", mb_per_s)}};
        say("storage", slow ? Grade::warning : Grade::ok,
            slow
                ? message(FORMANT_TR("session", "the recordings' disk reads only {speed} MB/s; a "
                                                "copy on a local disk would be faster"),
                          speed)
                : message(FORMANT_TR("session", "the recordings' disk reads {speed} MB/s"), speed));
        return look_at_time();
    }

  private:
    Result<void> look_at_configuration() {
        auto config = load_run_config(request_.config_file, request_.settings);
        if (!config)
            return failed("configuration", config.error());
        config_ = std::move(*config);
        folder_ = runs_folder(request_) / config_.name;
        say("configuration", Grade::ok,
            message(FORMANT_TR("session", "{file} is valid"), {{"file", request_.config_file}}));
        return {};
    }

    void look_at_capture() {
        if (config_.train.use_torch_compile && config_.train.debug != "eager")
            say("compile", Grade::warning,
                message(FORMANT_TR("session", "there are no captured graphs yet: with "
                                              "train.use_torch_compile, too, training runs step by "
                                              "step (eagerly); the voice is the same")));
    }

    Result<void> look_at_device() {
        const auto device = open_device(request_.device);
        if (!device)
            return failed("device", device.error());
        device_ = *device;
        if (auto checked = check_kernels(*device); !checked)
            return failed("device", checked.error());
        say("device", Grade::ok,
            message(FORMANT_TR("session", "trains on {device}, which computes as it should"),
                    {{"device", device->str()}}));
        return {};
    }

    Result<void> look_at_run_folder() {
        if (const auto pid = FileLock::holder(RunFolder::lock_file(folder_)))
            return failed("run-folder",
                          {ErrorKind::usage,
                           message(FORMANT_TR("session", "another formant process ({pid}) trains "
                                                         "{folder}; `formant stop` ends it"),
                                   {{"pid", std::to_string(*pid)}, {"folder", folder_.string()}})});
        if (!is_writable(folder_))
            return failed("run-folder",
                          {ErrorKind::disk,
                           message(FORMANT_TR("session", "{folder} cannot be written; --runs "
                                                         "chooses another place"),
                                   {{"folder", folder_.string()}})});
        say("run-folder", Grade::ok,
            message(FORMANT_TR("session", "the run is kept in {folder}"),
                    {{"folder", folder_.string()}}));
        return {};
    }

    Result<void> look_at_corpus() {
        const DataConfig& data = config_.data;
        auto corpus = read_corpus({data.corpus, data.format, data.prompt_list}, cancellation_);
        if (!corpus)
            return failed("data", corpus.error());
        corpus_ = std::move(*corpus);
        std::int64_t missing = 0;
        for (const Utterance& utterance : corpus_.utterances)
            missing += std::filesystem::is_regular_file(utterance.file) ? 0 : 1;
        const auto count = static_cast<std::int64_t>(corpus_.utterances.size());
        const MessageArgs args = {{"file", corpus_.metadata.string()},
                                  {"count", std::to_string(count)},
                                  {"missing", std::to_string(missing)}};
        if (missing == count)
            return failed("data",
                          {ErrorKind::data,
                           message(FORMANT_TR("session", "none of the {count} recordings that "
                                                         "{file} names is there"),
                                   args)});
        say("data", missing == 0 ? Grade::ok : Grade::warning,
            missing == 0
                ? message(FORMANT_TR("session", "{file} names {count} recordings, all there"), args)
                : message(FORMANT_TR("session", "{missing} of the {count} recordings that {file} "
                                                "names are missing and will be left out; "
                                                "`formant doctor` names them"),
                          args));
        return {};
    }

    Result<void> look_at_model() {
        auto model = create_model(config_.voice.model, config_.voice.audio, made_up_symbols, {});
        if (!model)
            return failed("model", model.error());
        parameters_ = 0;
        for (const at::Tensor& parameter : model->trainable->parameters())
            parameters_ += parameter.numel();
        if (auto begun = look_at_pretrained(*model->trainable); !begun)
            return begun;
        say("model", Grade::ok,
            message(FORMANT_TR("session", "{name} with {millions} million parameters"),
                    {{"name", config_.voice.model.name},
                     {"millions", fmt::format("{:.1f}", static_cast<double>(parameters_) / 1e6)}}));
        return {};
    }

    Result<void> look_at_pretrained(TrainableModel& model) {
        const std::string& file = config_.train.pretrained_path;
        if (file.empty())
            return {};
        const auto pretrained = read_pretrained(file, config_.voice.model.name);
        if (!pretrained)
            return failed("pretrained", pretrained.error());
        std::int64_t known = 0;
        for (const auto& parameter : model.named_parameters())
            known += pretrained->weights.contains(parameter.key()) ? 1 : 0;
        if (known == 0)
            return failed("pretrained",
                          {ErrorKind::checkpoint,
                           message(FORMANT_TR("session", "{file} (train.pretrained_path) has no "
                                                         "weights of this model"),
                                   {{"file", file}})});
        say("pretrained", Grade::ok,
            message(FORMANT_TR("session", "begins with the weights of {file}"), {{"file", file}}));
        return {};
    }

    void look_at_checkpoint_room() {
        say_room(
            "checkpoint-room", folder_,
            forecast_checkpoint_bytes(parameters_, config_.train.keep_checkpoints),
            FORMANT_TR("session", "checkpoints take up to {need}; {free} are free in {folder}"),
            FORMANT_TR("session", "checkpoints take up to {need}, but only {free} are free in "
                                  "{folder}; the training will wait when the disk is full. "
                                  "Free some, lower train.keep_checkpoints, or choose another "
                                  "place with --runs"));
    }

    void look_at_cache_room() {
        std::vector<ListedFile> files;
        for (const Path& file : recordings())
            files.push_back({file.extension().string(), std::filesystem::file_size(file)});
        say_room("cache-room", cache_home(), forecast_cache_bytes(files),
                 FORMANT_TR("session", "decoded recordings take up to {need}; {free} are free in "
                                       "{folder}"),
                 FORMANT_TR("session", "decoded recordings take up to {need}, but only {free} are "
                                       "free in {folder}; free some, or set XDG_CACHE_HOME to "
                                       "another place"));
    }

    void say_room(const std::string& id, const Path& folder, std::uint64_t need, MessageText enough,
                  MessageText short_of) {
        const std::uint64_t free = free_bytes(nearest_folder(folder));
        say(id, free > need ? Grade::ok : Grade::warning,
            message(free > need ? enough : short_of, {{"need", bytes_text(need)},
                                                      {"free", bytes_text(free)},
                                                      {"folder", folder.string()}}));
    }

    Result<void> look_at_time() {
        const auto seconds = seconds_of_a_step(config_, device_);
        if (!seconds)
            return failed("time", seconds.error());
        const double minutes = *seconds * static_cast<double>(config_.train.max_steps) / 60;
        say("time", Grade::ok,
            message(FORMANT_TR("session", "about {minutes} minutes for {steps} steps, if clips "
                                          "are about {clip_s} s long (a step of made-up ones took "
                                          "{seconds} s)"),
                    {{"minutes", fmt::format("{:.0f}", minutes)},
                     {"steps", std::to_string(config_.train.max_steps)},
                     {"clip_s", fmt::format("{:.0f}", made_up_clip_s)},
                     {"seconds", fmt::format("{:.2f}", *seconds)}}));
        return {};
    }

    std::vector<Path> recordings() const {
        std::vector<Path> files;
        for (const Utterance& utterance : corpus_.utterances)
            if (std::filesystem::is_regular_file(utterance.file))
                files.push_back(utterance.file);
        return files;
    }

    void say(const std::string& id, Grade grade, Message what) {
        on_line_({id, grade, std::move(what)});
    }
    Result<void> failed(const std::string& id, const Error& error) {
        say(id, Grade::failure, error.what);
        return fail(error);
    }

    const RunRequest& request_;
    const Cancellation& cancellation_;
    const std::function<void(const PreflightLine&)>& on_line_;
    RunConfig config_;
    c10::Device device_ = c10::Device(c10::kCPU);
    Path folder_;
    Corpus corpus_;
    std::int64_t parameters_ = 0;
};

} // namespace

Result<void> run_preflight(const RunRequest& request, PreflightDepth depth,
                           const Cancellation& cancellation,
                           const std::function<void(const PreflightLine&)>& on_line) {
    Preflight preflight(request, cancellation, on_line);
    auto looked = preflight.look_at_what_is_needed(depth);
    if (looked && depth == PreflightDepth::whole && !cancellation.requested())
        looked = preflight.look_at_speed();
    return looked;
}

} // namespace formant
