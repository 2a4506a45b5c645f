#include "engine/session/checkpoints/checkpoint_export.h"

#include "engine/base/os/os_files.h"
#include "engine/checkpoint/checkpoint_file.h"
#include "engine/checkpoint/checkpoint_parts.h"
#include "engine/checkpoint/checkpoint_weights.h"
#include "engine/session/runs/find_run.h"

namespace formant {
namespace {

/// Returns the state dict alone: other entries of third-party files may have another meaning.
Result<StateTree> weights_only_part(const StateTree& state) {
    return find_weights(state).map([](const NamedTensors& weights) {
        StateTree part;
        part["state_dict"] = StateTree::Map(weights.begin(), weights.end());
        return part;
    });
}

Result<StateTree> part_to_export(const ExportRequest& request, const StateTree& state) {
    if (!state.is_map() || !state.contains("format"))
        return weights_only_part(state);
    return check_format(request.checkpoint, state).map([&] { return inference_state(state); });
}

} // namespace

Result<void> check_new_checkpoint(const std::string& out) {
    const Path extension = Path(out).extension();
    if (extension != ".pt" && extension != ".safetensors")
        return fail(ErrorKind::usage,
                    message(FORMANT_TR("session", "{file}: unknown format; the name must end "
                                                  "in .pt or .safetensors"),
                            {{"file", out}}));
    for (const Path& file : {Path(out), sha256_path(out)})
        if (path_exists(file))
            return fail(ErrorKind::usage,
                        message(FORMANT_TR("session", "{file} exists already; choose another name "
                                                      "with --out"),
                                {{"file", file.string()}}));
    return {};
}

Result<void> export_checkpoint(const ExportRequest& request) {
    return check_new_checkpoint(request.out)
        .and_then([&] { return check_not_a_run(request.checkpoint); })
        .and_then([&] { return read_any_checkpoint(request.checkpoint); })
        .and_then([&](const StateTree& state) { return part_to_export(request, state); })
        .and_then(
            [&](const StateTree& part) { return request.ema_only ? ema_as_weights(part) : part; })
        .and_then(
            [&](const StateTree& part) { return request.half ? in_half_precision(part) : part; })
        .and_then([&](const StateTree& part) { return save_checkpoint(request.out, part); });
}

} // namespace formant
