#pragma once

#include "engine/checkpoint/pickle_value.h"

#include <ATen/core/Tensor.h>
#include <tl/expected.hpp>

#include <functional>
#include <string>
#include <unordered_map>

namespace formant {

/// Of a storage's or tensor's type ("torch.FloatStorage"); 0 where there is no such type.
std::uint64_t bytes_of_element(const std::string& type);

/// Makes the tensors that a pickle describes. Tensors of one storage share it, as they did when
/// they were saved. What lies beyond its storage is refused, and so are many tensors of few numbers
/// that would fill the memory when each is given its own.
class PickleTensors {
  public:
    /// The storage of a key, or an exception where the archive has none. Each is read once.
    using ReadStorage = std::function<at::Storage(const std::string& key)>;

    PickleTensors(ReadStorage read_storage, std::uint64_t archive_bytes);

    /// On the CPU, without gradient; or why there is none.
    tl::expected<at::Tensor, std::string> make(const PickleTensor& described);

  private:
    const at::Storage& storage(const std::string& key);

    ReadStorage read_storage_;
    std::unordered_map<std::string, at::Storage> storages_;
    std::uint64_t bytes_left_;
};

} // namespace formant
