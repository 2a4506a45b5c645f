#include "engine/session/training/rank_start.h"

#include "engine/base/atomic_file.h"
#include "engine/base/os/os_disk_error.h"
#include "engine/base/os/os_files.h"
#include "engine/base/os/os_network.h"
#include "engine/base/os/os_output_file.h"
#include "engine/base/scratch_folder.h"
#include "engine/base/sha256.h"
#include "engine/base/text/json_text.h"
#include "engine/checkpoint/checkpoint_file.h"
#include "engine/config/yaml_reader.h"
#include "engine/distributed/copy_from_rank_0.h"
#include "engine/hardware/device_choice.h"

#include <ATen/ATen.h>
#include <ATen/Parallel.h>
#include <fmt/format.h>
#include <fmt/ranges.h>
#include <nlohmann/json.hpp>

#include <algorithm>
#include <cstring>
#include <fstream>

namespace formant {
namespace {

using Json = nlohmann::json;

constexpr std::int64_t chunk_bytes = 64 << 20;

Error unreadable_checkpoint(const Path& file) {
    return {ErrorKind::disk,
            message(FORMANT_TR("session", "cannot read {file} to send it to the other ranks"),
                    {{"file", file.string()}})};
}

Json changes_to_json(const std::vector<RecordedSettingsChange>& changes) {
    Json all = Json::array();
    for (const RecordedSettingsChange& change : changes)
        all.push_back({{"step", change.step}, {"settings", change.settings}});
    return all;
}

std::vector<RecordedSettingsChange> changes_from_json(const Json& json) {
    std::vector<RecordedSettingsChange> changes;
    for (const Json& change : json)
        changes.push_back({change.at("step"), change.at("settings").get<SettingValues>()});
    return changes;
}

Result<void> send_file(ProcessGroup& group, const Path& file, std::int64_t bytes) {
    std::ifstream stream(file, std::ios::binary);
    for (std::int64_t sent = 0; sent < bytes; sent += chunk_bytes) {
        const at::Tensor chunk = at::empty({std::min(chunk_bytes, bytes - sent)}, at::kByte);
        if (!stream.read(static_cast<char*>(chunk.mutable_data_ptr()), chunk.numel()))
            return fail(unreadable_checkpoint(file));
        group.broadcast({chunk});
    }
    return {};
}

Result<void> receive_file(ProcessGroup& group, const Path& file, std::int64_t bytes) {
    OutputFile output(file, OutputFile::Mode::replace);
    for (std::int64_t received = 0; received < bytes; received += chunk_bytes) {
        const at::Tensor chunk = at::empty({std::min(chunk_bytes, bytes - received)}, at::kByte);
        group.broadcast({chunk});
        if (output.error_number() == 0) // the other ranks wait for all chunks
            output.write({static_cast<const char*>(chunk.const_data_ptr()), chunk.nbytes()});
    }
    if (output.close())
        return {};
    const int reason = output.error_number();
    return fail(
        disk_error(message(FORMANT_TR("session", "cannot write the checkpoint of rank 0 to {file}: "
                                                 "{reason}"),
                           {{"file", file.string()}, {"reason", std::strerror(reason)}}),
                   reason));
}

/// The file has passed the checks of rank 0.
Result<std::optional<LoadedCheckpoint>> receive_checkpoint(ProcessGroup& group, const Json& json) {
    const std::int64_t bytes = json.at("checkpoint_bytes");
    if (bytes == 0)
        return std::nullopt;
    const ScratchFolder folder;
    if (!folder.created())
        return fail(folder.created().error());
    // The extension selects the format.
    const Path file = folder.path() / ("received" + json.at("extension").get<std::string>());
    const std::string sha256 = json.at("sha256");
    return receive_file(group, file, bytes)
        .and_then([&] {
            return sha256.empty() ? Result<void>() : write_and_sync(sha256_path(file), sha256);
        })
        .and_then([&] { return load_checkpoint(file); })
        .map([&](StateTree state) {
            return std::optional(LoadedCheckpoint{file, std::move(state), {}});
        });
}

/// Returns what must be the same on every rank: a hash of recordings, tokens, speakers, teacher and
/// codec.
std::string fingerprint_of(const PreparedTraining& training) {
    const TrainingData& data = training.data;
    std::string all =
        fmt::format("{}\n{}\n{}\n{}\n", fmt::join(data.symbols.symbols(), " "),
                    fmt::join(data.speakers.names(), " "),
                    training.teacher ? training.teacher->content : "", training.codec);
    for (const TrainingClips* clips : {&data.training, &data.validation})
        for (const TrainingClip& clip : *clips)
            all += fmt::format("{} {} {} {}\n", clip.content, clip.size(), clip.speaker,
                               fmt::join(clip.tokens, " "));
    return sha256(all);
}

Error other_data_error(std::size_t rank, const std::string& host) {
    return {ErrorKind::data,
            message(FORMANT_TR("session", "rank {rank} on {host} has other recordings or texts, "
                                          "or another teacher or codec, than rank 0; the files "
                                          "must be the same on all machines, and espeak-ng of the "
                                          "same version"),
                    {{"rank", std::to_string(rank)}, {"host", host}})};
}

Json own_device(const RunHardware& hardware) {
    const GpuInfo* gpu = gpu_of(hardware);
    const std::string cpu = fmt::format("{}, {} threads", hardware.chosen.hardware.host.cpu_model,
                                        at::get_num_threads());
    return {{"host", host_name()},
            {"gpu", gpu == nullptr ? "" : persistent_id(*gpu)},
            {"type", gpu == nullptr ? cpu : gpu->name}};
}

void broadcast_weights(ProcessGroup& group, torch::nn::Module& model) {
    copy_from_rank_0(group, model.parameters());
    copy_from_rank_0(group, model.buffers());
}

} // namespace

void resolve_data_parallel_size(TrainConfig& config, const std::optional<RunConfig>& original,
                                std::size_t num_ranks) {
    if (config.data_parallel_size > 0)
        return;
    const auto ranks = static_cast<std::int64_t>(num_ranks);
    config.data_parallel_size =
        original ? std::max<std::int64_t>(1, original->train.data_parallel_size) : ranks;
}

Result<RankDevices> use_rank_devices(ProcessGroup& group, const RunHardware& hardware) {
    std::vector<RankDevice> devices;
    for (const std::string& text : group.all_gather(own_device(hardware).dump())) {
        const Json json = parse_json(text);
        devices.push_back({json.at("host"), json.at("gpu"), json.at("type")});
    }
    return check_rank_devices(devices)
        .and_then([&] { return group.use_device(hardware.device); })
        .map([&] {
            RankDevices all;
            for (const RankDevice& device : devices) {
                all.are_alike = all.are_alike && device.type == devices.front().type;
                if (device.host == host_name() && !device.gpu.empty())
                    all.gpus_here.push_back(device.gpu);
            }
            return all;
        });
}

RankedBoundary::Options
boundary_options(PreparedTraining& training, const RankDevices& devices,
                 std::function<std::optional<GpuSample>()> take_gpu_sample) {
    RankedBoundary::Options options{
        training.train.samples_per_step(), {}, std::move(take_gpu_sample)};
    if (training.train.balance == "auto" && !devices.are_alike)
        options.set_share = [&training](const BatchShare& share) {
            training.source->set_share(share);
        };
    return options;
}

Result<void> send_start(ProcessGroup& group, const RunConfig& config, const ResumePoint& point,
                        const PendingChanges& pending) {
    Json json = {{"config", run_config_yaml(config)},
                 {"changes", changes_to_json(pending.changes)},
                 {"checkpoint_bytes", 0}};
    if (point.starts_fresh()) {
        group.all_gather(json.dump());
        return {};
    }
    const Path& file = point.checkpoint->file;
    std::error_code error;
    const auto bytes = static_cast<std::int64_t>(std::filesystem::file_size(file, error));
    if (error)
        return fail(unreadable_checkpoint(file));
    json["checkpoint_bytes"] = bytes;
    json["extension"] = file.extension().string();
    json["sha256"] =
        read_file(sha256_path(file)).value_or(""); // for the check of the received file
    group.all_gather(json.dump());
    return send_file(group, file, bytes);
}

Result<RankStart> receive_start(ProcessGroup& group) {
    const Json json = parse_json(group.all_gather("").front());
    RankStart start;
    auto checkpoint = receive_checkpoint(group, json);
    if (!checkpoint)
        return fail(checkpoint.error());
    start.point.checkpoint = std::move(*checkpoint);
    start.pending.changes = changes_from_json(json.at("changes"));
    return read_yaml(run_config_table(start.config), json.at("config"), "rank 0",
                     UnknownKeys::refuse)
        .map([&] { return std::move(start); });
}

Result<std::optional<MemoryUse>> agree_on_start(ProcessGroup& group, PreparedTraining& training,
                                                const std::optional<MemoryUse>& reduced_memory) {
    Json own = {{"data", fingerprint_of(training)}, {"host", host_name()}};
    if (reduced_memory)
        own["memory"] = {reduced_memory->micro_batch, reduced_memory->gradient_checkpointing};
    const std::vector<std::string> texts = group.all_gather(own.dump());
    const Json first = parse_json(texts.front());
    for (std::size_t rank = 1; rank < texts.size(); ++rank)
        if (const Json other = parse_json(texts[rank]); other.at("data") != first.at("data"))
            return fail(other_data_error(rank, other.at("host")));
    broadcast_weights(group, *training.model.trainable);
    if (!first.contains("memory"))
        return std::nullopt;
    return MemoryUse{first.at("memory").at(0), first.at("memory").at(1)};
}

} // namespace formant
