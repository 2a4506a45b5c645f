#include "engine/session/tuning/step_measurements.h"

#include "engine/base/atomic_file.h"
#include "engine/base/log.h"
#include "engine/base/os/os_files.h"
#include "engine/base/sha256.h"
#include "engine/base/text/json_text.h"
#include "engine/base/version.h"
#include "engine/models/inherited_settings.h"
#include "engine/models/model_kinds.h"
#include "engine/session/config/typed_value.h"

#include <nlohmann/json.hpp>

#include <algorithm>
#include <chrono>
#include <set>
#include <utility>

namespace formant {
namespace {

using Json = nlohmann::json;

constexpr std::size_t max_entries = 200;
/// The first steps allocate memory and compile kernels.
constexpr std::int64_t ignored_steps = 3;
constexpr std::int64_t max_save_interval = 1000;

Path times_file() {
    return state_home() / "step_times.json";
}

bool affects_step(const std::string& key) {
    static const std::set<std::string> of_training = {
        "train.batch_size",        "train.batch_frames", "train.gradient_accumulation_steps",
        "train.precision",         "train.tf32",         "train.use_gradient_checkpointing",
        "train.use_torch_compile", "train.compile_mode", "train.layers",
        "train.layer_patterns"};
    static const std::set<std::string> of_data = {"data.corpus", "data.concatenate_max",
                                                  "data.trim_threshold_db", "data.length_buckets",
                                                  "text.tokenizer"};
    return key.starts_with("audio.") || key.starts_with("model.") || of_training.contains(key) ||
           of_data.contains(key);
}

/// Returns whether a run may replace the setting when it reads the weights that it starts from.
bool is_inherited(const ModelConfig& model, const std::string& key) {
    const InheritedSettings* inherited = kind_of(model).inherited_settings();
    if (inherited == nullptr)
        return false;
    const std::vector<std::string> keys = inherited->keys();
    return std::ranges::find(keys, key) != keys.end();
}

std::string key_of(RunConfig config, const std::string& device) {
    std::string text = device + "\n" + formant_version() + "\n";
    config.data.corpus = Path(config.data.corpus).lexically_normal().string();
    const ConfigTable table = run_config_table(config);
    for (const BoundField& bound : table.fields())
        if (affects_step(bound.key) && !is_inherited(config.voice.model, bound.key))
            text += bound.key + "=" + as_typed(bound.value()) + "\n";
    return sha256(text);
}

/// Returns an empty object if there is no valid file: measurements can be repeated.
Json read_times() {
    const Json all = parse_json(read_file(times_file()).value_or(""));
    return all.is_object() ? all : Json::object();
}

/// The entries of the file name a value, whether it is of a run, and the stamp of the corpus if the
/// value holds only as long as no recordings are added.
struct EntryKeys {
    const char* value;
    const char* in_training;
    const char* corpus = nullptr;
};

constexpr EntryKeys time_keys = {"seconds", "in_training"};
/// One longer recording can take more memory than all before.
constexpr EntryKeys memory_keys = {"memory_bytes", "memory_in_training", "memory_corpus"};

bool is_of_present_corpus(const Json& entry, const RunConfig& config, const EntryKeys& keys) {
    if (keys.corpus == nullptr)
        return true;
    const auto stamp = entry.is_object() ? entry.find(keys.corpus) : entry.end();
    return entry.is_object() && stamp != entry.end() && *stamp == stamp_of(config.data.corpus);
}

struct Measured {
    double value = 0;
    bool in_training = false;
};

std::optional<Measured> measured_of(const Json& entry, const EntryKeys& keys) {
    if (!entry.is_object() || !entry.contains(keys.value) || !entry[keys.value].is_number())
        return std::nullopt;
    const double value = entry[keys.value].get<double>();
    const auto in_training = entry.find(keys.in_training);
    const bool is_of_run =
        in_training != entry.end() && in_training->is_boolean() && in_training->get<bool>();
    return value > 0 ? std::optional(Measured{value, is_of_run}) : std::nullopt;
}

std::int64_t age_key(const Json& entry) {
    const auto at = entry.is_object() ? entry.find("at") : entry.end();
    return entry.is_object() && at != entry.end() && at->is_number_integer()
               ? at->get<std::int64_t>()
               : 0;
}

void drop_oldest(Json& all) {
    while (all.size() > max_entries) {
        auto oldest = all.begin();
        for (auto entry = all.begin(); entry != all.end(); ++entry)
            if (age_key(*entry) < age_key(*oldest))
                oldest = entry;
        all.erase(oldest);
    }
}

std::optional<Measured> remembered(const RunConfig& config, const std::string& device,
                                   const EntryKeys& keys) {
    const Json all = read_times();
    const auto found = all.find(key_of(config, device));
    if (found == all.end() || !is_of_present_corpus(*found, config, keys))
        return std::nullopt;
    return measured_of(*found, keys);
}

Result<void> remember(const RunConfig& config, const std::string& device, const EntryKeys& keys,
                      const Measured& measured) {
    const auto before = remembered(config, device, keys);
    if (before && before->in_training && !measured.in_training)
        return {};
    Json all = read_times();
    Json& entry = all[key_of(config, device)];
    if (!entry.is_object())
        entry = Json::object();
    const auto now = std::chrono::system_clock::now().time_since_epoch();
    entry[keys.value] = measured.value;
    entry[keys.in_training] = measured.in_training;
    if (keys.corpus != nullptr)
        entry[keys.corpus] = stamp_of(config.data.corpus);
    entry["at"] = std::chrono::duration_cast<std::chrono::seconds>(now).count();
    drop_oldest(all);
    return make_folder(times_file().parent_path()).and_then([&] {
        return write_file_atomically(times_file(), all.dump(1) + "\n");
    });
}

} // namespace

std::optional<StepTime> remembered_step_time(const RunConfig& config, const std::string& device) {
    const auto found = remembered(config, device, time_keys);
    return found ? std::optional(StepTime{found->value, found->in_training}) : std::nullopt;
}

Result<void> remember_step_time(const RunConfig& config, const std::string& device, StepTime time) {
    return remember(config, device, time_keys, {time.seconds, time.in_training});
}

std::optional<StepMemory> remembered_step_memory(const RunConfig& config,
                                                 const std::string& device) {
    const auto found = remembered(config, device, memory_keys);
    if (!found)
        return std::nullopt;
    return StepMemory{static_cast<std::int64_t>(found->value), found->in_training};
}

Result<void> remember_step_memory(const RunConfig& config, const std::string& device,
                                  StepMemory memory) {
    return remember(config, device, memory_keys,
                    {static_cast<double>(memory.bytes), memory.in_training});
}

void StepMeasurementRecorder::add(double step_ms, std::int64_t epoch) {
    if (!first_epoch_)
        first_epoch_ = epoch;
    if (++steps_ <= ignored_steps)
        return;
    sum_ms_ += step_ms;
    const std::int64_t measured = steps_ - ignored_steps;
    if (measured < next_save_)
        return;
    next_save_ = measured + std::min(measured, max_save_interval);
    const bool is_epoch_complete = epoch > *first_epoch_;
    const auto saved = save_time(measured).and_then(
        [&] { return is_epoch_complete ? save_memory() : Result<void>(); });
    if (!saved)
        log(LogLevel::warning, saved.error().what);
}

Result<void> StepMeasurementRecorder::save_time(std::int64_t measured) const {
    const double seconds = sum_ms_ / static_cast<double>(measured) / 1000;
    return remember_step_time(config_, device_, {seconds, /*in_training=*/true});
}

Result<void> StepMeasurementRecorder::save_memory() const {
    const std::int64_t bytes = peak_bytes_();
    return bytes > 0 ? remember_step_memory(config_, device_, {bytes, /*in_training=*/true})
                     : Result<void>();
}

} // namespace formant
