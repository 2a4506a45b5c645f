#pragma once

#include "engine/models/model.h"
#include "engine/session/config/run_config.h"
#include "engine/session/preflight/preflight_report.h"
#include "engine/session/runs/run_request.h"

#include <c10/core/Device.h>

namespace formant {

/// Creates the model with a synthetic symbol table, and reports its size. Returns nothing if the
/// model configuration is not valid.
std::optional<Model> check_architecture(const RunConfig& config, std::int64_t n_speakers,
                                        PreflightReport& report);

/// Reports which layers and how many parameters are trainable. Returns false if
/// train.layer_patterns does not match the model.
bool check_trainable_layers(const TrainConfig& config, const TrainableModel& model,
                            PreflightReport& report);

/// Opens the device that a run would use (RunRequest::device), resolves the automatic settings in
/// `config` for it, as resolve_run_hardware() does, and verifies that it computes correctly.
/// Returns nothing if any of this fails.
std::optional<c10::Device> check_device(const std::string& device,
                                        const std::optional<RunConfig>& original_config,
                                        RunConfig& config, PreflightReport& report);

/// Warns if steps are to be replayed as CUDA graphs, which the device cannot do; with
/// train.compile_fullgraph, that is an error.
void check_graphs(const TrainConfig& config, c10::Device device, PreflightReport& report);

} // namespace formant
