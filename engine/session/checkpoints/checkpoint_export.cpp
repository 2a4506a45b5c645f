#include "engine/session/checkpoints/checkpoint_export.h"

#include "engine/base/os/os_files.h"
#include "engine/checkpoint/checkpoint_file.h"
#include "engine/checkpoint/checkpoint_parts.h"
#include "engine/checkpoint/checkpoint_weights.h"
#include "engine/session/runs/find_run.h"

namespace formant {
namespace {

Result<void> check_names(const ExportRequest& request) {
    const Path out = request.out;
    if (out.extension() != ".pt" && out.extension() != ".safetensors")
        return fail(ErrorKind::usage,
                    message(FORMANT_TR("session", "{file} says no form to export to: let its name "
                                                  "end in .pt or .safetensors"),
                            {{"file", request.out}}));
    if (path_exists(out))
        return fail(ErrorKind::usage,
                    message(FORMANT_TR("session", "{file} is there already; choose another name "
                                                  "with --out"),
                            {{"file", request.out}}));
    return {};
}

/// A state dict alone: of a file by another program nothing else can be trusted to mean the same.
Result<StateTree> foreign_part(const StateTree& state) {
    return find_weights(state).map([](const NamedTensors& weights) {
        StateTree part;
        part["state_dict"] = StateTree::Map(weights.begin(), weights.end());
        return part;
    });
}

Result<StateTree> part_to_export(const ExportRequest& request, const StateTree& state) {
    if (!state.is_map() || !state.contains("format"))
        return foreign_part(state);
    return check_format(request.checkpoint, state).map([&] { return voice_part(state); });
}

} // namespace

Result<void> export_checkpoint(const ExportRequest& request) {
    return check_names(request)
        .and_then([&] { return refuse_run(request.checkpoint); })
        .and_then([&] { return read_whole_checkpoint(request.checkpoint); })
        .and_then([&](const StateTree& state) { return part_to_export(request, state); })
        .and_then([&](const StateTree& part) {
            return request.ema_only ? averages_as_weights(part) : part;
        })
        .and_then(
            [&](const StateTree& part) { return request.half ? in_half_precision(part) : part; })
        .and_then([&](const StateTree& part) { return save_checkpoint(request.out, part); });
}

} // namespace formant
