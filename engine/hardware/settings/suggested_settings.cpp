#include "engine/hardware/settings/suggested_settings.h"

#include "engine/hardware/settings/known_cards.h"
#include "engine/hardware/settings/suggested_batch.h"

#include <fmt/format.h>

#include <algorithm>

namespace formant {
namespace {

constexpr std::int64_t max_workers = 16;
/// Memory of a decoding process: it holds LibTorch and a recording.
constexpr std::int64_t bytes_of_decoder = 1'000'000'000;
/// Share of the free memory that preloading may use; the model, its batches and other programs need
/// the rest.
constexpr double share_to_preload = 0.5;

std::string on_or_off(bool value) {
    return value ? "on" : "off";
}

std::int64_t workers_of(const HostInfo& host) {
    return std::clamp<std::int64_t>(host.usable_cores, 1, max_workers);
}

/// Returns true if the CPU is fast in bf16. AVX512-BF16 is not enough: a step of the U-Net took 1.1
/// times as long with it as in float32.
bool is_fast_in_bf16(const HostInfo& host) {
    return std::any_of(host.instruction_sets.begin(), host.instruction_sets.end(),
                       [](const std::string& set) { return set.starts_with("AMX"); });
}

SuggestedSetting precision_of_cpu(const HostInfo& host) {
    if (is_fast_in_bf16(host))
        return {"train.precision", "bf16",
                message(FORMANT_TR("hardware", "this CPU supports it natively (AMX)"))};
    return {"train.precision", "float32",
            message(FORMANT_TR("hardware", "bf16 is slower on a CPU without AMX"))};
}

SuggestedSetting suggest_tf32(const GpuInfo* gpu) {
    if (gpu != nullptr && gpu->abilities.tf32)
        return {
            "train.tf32", "on",
            message(FORMANT_TR("hardware", "makes float32 matmuls several times faster, at 10 bits "
                                           "of precision"))};
    return {"train.tf32", "off",
            message(FORMANT_TR("hardware", "requires an Ampere or newer GPU"))};
}

/// Enables the benchmark only for equal lengths: cuDNN times its algorithms for every new shape,
/// and the shape changes with the longest sample.
SuggestedSetting suggest_cudnn_benchmark(const GpuInfo* gpu, const DataFacts& data) {
    const bool one_length = data.longest_s > 0 && data.longest_s <= 1.01 * data.mean_s;
    if (gpu != nullptr && gpu->vendor == GpuVendor::nvidia && one_length)
        return {
            "train.cudnn_benchmark", "on",
            message(FORMANT_TR("hardware", "all recordings have the same length, so one benchmark "
                                           "pays off"))};
    return {
        "train.cudnn_benchmark", "off",
        message(FORMANT_TR("hardware", "variable input lengths would trigger re-benchmarking"))};
}

SuggestedSetting suggest_workers(const HostInfo& host, const GpuInfo* gpu) {
    const auto memory = gpu != nullptr ? gpu->total_memory_bytes : std::nullopt;
    const std::int64_t most = max_workers_of_memory(memory);
    const MessageArgs args = {{"cores", std::to_string(host.usable_cores)},
                              {"most", std::to_string(most)}};
    return {
        "data.num_workers", std::to_string(std::min(workers_of(host), most)),
        gpu == nullptr
            ? message(FORMANT_TR("hardware", "one per usable core ({cores}), at most {most}"), args)
            : message(FORMANT_TR("hardware", "one per usable core ({cores}), at most {most} "
                                             "for a card of this size"),
                      args)};
}

SuggestedSetting suggest_preprocess_workers(const HostInfo& host) {
    return {"data.preprocess_workers", std::to_string(suggested_decode_workers(host)),
            message(FORMANT_TR("hardware", "one decoding process per core, at most {most}, with "
                                           "1 GB of memory each"),
                    {{"most", std::to_string(max_workers)}})};
}

SuggestedSetting suggest_prefetch(const GpuInfo* gpu) {
    const auto memory = gpu != nullptr ? gpu->total_memory_bytes : std::nullopt;
    return {
        "data.prefetch_buffer_size", std::to_string(prefetch_of_memory(memory)),
        message(FORMANT_TR("hardware", "faster GPUs need a larger buffer: 32 batches from 24 GB "
                                       "of memory, 16 from 12 GB, else 8"))};
}

SuggestedSetting suggest_gradient_checkpointing(const GpuInfo* gpu, const ModelFacts& model) {
    const std::string key = "train.use_gradient_checkpointing";
    if (!model.supports_gradient_checkpointing)
        return {
            key, on_or_off(false),
            message(FORMANT_TR("hardware", "this model does not support gradient checkpointing")),
            /*is_only_choice=*/true};
    const bool small = gpu != nullptr && gpu->total_memory_bytes.has_value() &&
                       !has_gb(gpu->total_memory_bytes, 12);
    return {key, on_or_off(small),
            small ? message(FORMANT_TR("hardware", "below 12 GB, saving memory is worth the "
                                                   "extra time"))
                  : message(FORMANT_TR("hardware", "there is enough memory without it"))};
}

/// Returns the memory that is free now, limited by the control group.
std::optional<std::int64_t> free_ram_bytes(const HostInfo& host) {
    if (!host.available_ram_bytes)
        return host.usable_ram_bytes();
    return std::min(*host.available_ram_bytes,
                    host.memory_limit_bytes.value_or(*host.available_ram_bytes));
}

SuggestedSetting suggest_preload(const HostInfo& host, const DataFacts& data) {
    const std::string key = "train.preload_data_to_ram";
    const auto ram = free_ram_bytes(host);
    if (data.cached_bytes == 0 || !ram)
        return {key, on_or_off(false),
                message(FORMANT_TR("hardware", "the size of the recordings is unknown; the system "
                                               "caches what is read often"))};
    const bool fits =
        static_cast<double>(data.cached_bytes) <= share_to_preload * static_cast<double>(*ram);
    const MessageArgs args = {
        {"gb", fmt::format("{:.1f}", static_cast<double>(data.cached_bytes) / 1e9)}};
    return {key, on_or_off(fits),
            fits ? message(FORMANT_TR("hardware", "the recordings ({gb} GB) take at most half of "
                                                  "the free memory"),
                           args)
                 : message(FORMANT_TR("hardware", "the recordings ({gb} GB) take more than half "
                                                  "of the free memory"),
                           args)};
}

SuggestedSetting suggest_graphs() {
    return {"train.use_torch_compile", "false",
            message(FORMANT_TR("hardware",
                               "off; compile_mode: reduce-overhead replays steps as CUDA graphs"))};
}

} // namespace

std::int64_t suggested_decode_workers(const HostInfo& host) {
    const auto ram = host.usable_ram_bytes();
    const std::int64_t by_memory =
        ram ? std::max<std::int64_t>(1, *ram / bytes_of_decoder) : max_workers;
    return std::min(workers_of(host), by_memory);
}

SuggestedSetting suggest_precision(const HardwareInfo& hardware, const GpuInfo* gpu) {
    if (gpu == nullptr)
        return precision_of_cpu(hardware.host);
    if (gpu->abilities.bf16)
        return {"train.precision", "bf16",
                message(FORMANT_TR("hardware", "the GPU supports it natively, and it needs no loss "
                                               "scaling"))};
    if (gpu->abilities.fp16)
        return {"train.precision", "fp16",
                message(FORMANT_TR("hardware", "the GPU has fast fp16 but no bf16; loss scaling "
                                               "preserves small gradients"))};
    return {"train.precision", "float32",
            message(FORMANT_TR("hardware", "half precision is not faster on this GPU"))};
}

SuggestedSetting suggest_accumulation(std::int64_t effective_batch, std::int64_t batch_size) {
    return {"train.gradient_accumulation_steps",
            std::to_string(accumulation_towards(effective_batch, batch_size)),
            message(FORMANT_TR("hardware", "for an effective batch size of at least {count}"),
                    {{"count", std::to_string(effective_batch)}})};
}

std::string half_precision_of(const HardwareInfo& hardware, const GpuInfo* gpu) {
    const bool has_bf16 = gpu == nullptr ? is_fast_in_bf16(hardware.host) : gpu->abilities.bf16;
    if (has_bf16)
        return "bf16";
    return gpu == nullptr ? "float32" : "fp16";
}

std::vector<SuggestedSetting> suggest_settings(const HardwareInfo& hardware, const GpuInfo* gpu,
                                               const ModelFacts& model, const DataFacts& data,
                                               std::int64_t effective_batch,
                                               const TunedBatch* tuned) {
    const SuggestedBatch batch = suggest_batch(gpu, model.parameters, effective_batch, tuned);
    return {{"train.batch_size", std::to_string(batch.size), batch.reason},
            suggest_accumulation(effective_batch, batch.size),
            suggest_precision(hardware, gpu),
            suggest_tf32(gpu),
            suggest_cudnn_benchmark(gpu, data),
            suggest_workers(hardware.host, gpu),
            suggest_preprocess_workers(hardware.host),
            suggest_prefetch(gpu),
            suggest_gradient_checkpointing(gpu, model),
            suggest_preload(hardware.host, data),
            suggest_graphs()};
}

} // namespace formant
