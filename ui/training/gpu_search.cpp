#include "ui/training/gpu_search.h"

namespace formant {

GpuSearch::GpuSearch(RunChoices& choices)
    : task_(
          choices, [](const CancellationToken&) { return list_gpu_choices(); },
          [&choices](const GpuChoices& found) { choices.add_gpus(found); }) {}

} // namespace formant
