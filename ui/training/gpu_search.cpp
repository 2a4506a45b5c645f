#include "ui/training/gpu_search.h"

#include <QtCore/QMetaObject>

namespace formant {

GpuSearch::GpuSearch(RunChoices& choices)
    : thread_([&choices] {
          const GpuChoices found = list_gpu_choices();
          QMetaObject::invokeMethod(
              &choices, [&choices, found] { choices.add_gpus(found); }, Qt::QueuedConnection);
      }) {}

GpuSearch::~GpuSearch() {
    thread_.join();
}

} // namespace formant
