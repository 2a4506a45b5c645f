#pragma once

#include <array>
#include <cstdint>
#include <string>

namespace formant {

/// NVIDIA's driver (libcuda.so.1), opened at run time and spoken to in its own C interface, which
/// has been the same since CUDA 3.2. No context is made on a GPU unless it says so, and no CUDA
/// headers are needed, which LibTorch's wheels do not bring whole. The numbers are those of the
/// CUDA Driver API.
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
        std::string uuid;       ///< "GPU-..."; empty where the driver does not tell
        std::string pci_bus_id; ///< "0000:65:00.0", lower case; empty where it does not tell
        int cuda_version = 0;   ///< 12040: the driver offers CUDA 12.4; 0 where it does not tell
    };
    /// False where the driver does not answer for that GPU.
    bool facts(int index, Facts& facts) const;

    /// By LibTorch's context on that GPU, or one that is made for it; false where the driver does
    /// not answer.
    bool free_memory(int index, std::int64_t& bytes) const;

  private:
    using Status = int; ///< 0: success
    using Device = int;
    using Context = void*;
    using Uuid = std::array<unsigned char, 16>; ///< laid out as CUuuid

    template <class Function>
    bool find(Function& function, void* library, const char* name);
    void find_identity(void* library);
    void find_memory_calls(void* library);
    std::string words_for(Status status) const;
    std::string uuid_of(Device device) const;
    std::string pci_bus_id_of(Device device) const;
    int cuda_version() const;

    Status (*init_)(unsigned) = nullptr;
    Status (*get_error_string_)(Status, const char**) = nullptr;
    Status (*get_count_)(int*) = nullptr;
    Status (*get_device_)(Device*, int) = nullptr;
    Status (*get_name_)(char*, int, Device) = nullptr;
    Status (*get_attribute_)(int*, int attribute, Device) = nullptr;
    Status (*get_memory_)(std::size_t*, Device) = nullptr;
    // Null where the driver is too old for them.
    Status (*get_uuid_)(Uuid*, Device) = nullptr;
    Status (*get_slice_uuid_)(Uuid*, Device) = nullptr;
    Status (*get_pci_bus_id_)(char*, int, Device) = nullptr;
    Status (*get_version_)(int*) = nullptr;
    Status (*retain_context_)(Context*, Device) = nullptr;
    Status (*release_context_)(Device) = nullptr;
    Status (*push_context_)(Context) = nullptr;
    Status (*pop_context_)(Context*) = nullptr;
    Status (*get_free_memory_)(std::size_t* free, std::size_t* total) = nullptr;
    std::string failure_;
};

/// Opened once.
const Driver& nvidia_driver();

} // namespace formant
