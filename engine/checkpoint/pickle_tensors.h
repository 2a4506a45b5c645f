#pragma once

#include "engine/checkpoint/pickle_value.h"

#include <ATen/core/Tensor.h>
#include <tl/expected.hpp>

#include <functional>
#include <string>
#include <unordered_map>

namespace formant {

/// Returns the element size of a storage's or tensor's type ("torch.FloatStorage"); 0 for unknown
/// types.
std::uint64_t bytes_of_element(const std::string& type);

/// Creates the tensors that a pickle describes. Tensors of one storage share it, as they did when
/// saved. Rejects tensors that exceed their storage, and views whose total size would exhaust the
/// memory if they were copied.
class PickleTensors {
  public:
    /// Returns the storage of a key, or throws if the archive has none. Called once per key.
    using ReadStorage = std::function<at::Storage(const std::string& key)>;

    PickleTensors(ReadStorage read_storage, std::uint64_t archive_bytes);

    /// Creates the tensor on the CPU without gradient, or returns the reason why it is invalid.
    tl::expected<at::Tensor, std::string> make(const PickleTensor& described);

  private:
    const at::Storage& storage(const std::string& key);

    ReadStorage read_storage_;
    std::unordered_map<std::string, at::Storage> storages_;
    std::uint64_t bytes_left_;
};

} // namespace formant
