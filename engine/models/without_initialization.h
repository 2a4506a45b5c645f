#pragma once

#include <c10/core/impl/LocalDispatchKeySet.h>

namespace formant {

/// Creates the models of this thread without drawing initial weights during its lifetime, for
/// callers that read names and shapes alone. The system assigns memory to a tensor when it is
/// written, so such a model takes next to none, whatever its size; its weights are undefined.
class WithoutInitialization {
  public:
    WithoutInitialization();

  private:
    c10::impl::IncludeDispatchKeyGuard included_;
};

} // namespace formant
