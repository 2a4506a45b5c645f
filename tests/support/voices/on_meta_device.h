#pragma once

#include <c10/core/impl/LocalDispatchKeySet.h>

namespace formant::test {

/// Creates all tensors of this thread on the meta device during its lifetime: they have shapes, but
/// no memory, so that models of any size can be looked at.
class OnMetaDevice {
  public:
    OnMetaDevice();

  private:
    c10::impl::IncludeDispatchKeyGuard included_;
};

} // namespace formant::test
