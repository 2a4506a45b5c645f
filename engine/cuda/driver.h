#pragma once

#include <cstdint>
#include <string>

namespace formant {

/// NVIDIA's driver (libcuda.so.1), opened at run time and spoken to in its own C interface, which
/// has been the same since CUDA 3.2. No context is made on a GPU, and no CUDA headers are needed,
/// which LibTorch's wheels do not bring whole. The numbers are those of the CUDA Driver API.
class Driver {
  public:
    Driver();

    /// Empty where the driver answers; else its own words for why not.
    const std::string& failure() const { return failure_; }
    int gpu_count() const;

    struct Facts {
        std::string name;
        int capability_major = 0;
        int capability_minor = 0;
        std::uint64_t total_memory_bytes = 0;
    };
    /// False where the driver does not answer for that GPU.
    bool facts(int index, Facts& facts) const;

  private:
    using Status = int; ///< 0: success
    using Device = int;

    template <class Function>
    bool find(Function& function, void* library, const char* name);
    std::string words_for(Status status) const;

    Status (*init_)(unsigned) = nullptr;
    Status (*get_error_string_)(Status, const char**) = nullptr;
    Status (*get_count_)(int*) = nullptr;
    Status (*get_device_)(Device*, int) = nullptr;
    Status (*get_name_)(char*, int, Device) = nullptr;
    Status (*get_attribute_)(int*, int attribute, Device) = nullptr;
    Status (*get_memory_)(std::size_t*, Device) = nullptr;
    std::string failure_;
};

} // namespace formant
