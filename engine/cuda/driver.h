#pragma once

#include <array>
#include <cstdint>
#include <string>

namespace formant {

/// NVIDIA's driver (libcuda.so.1), loaded at run time and used through the CUDA Driver API, which
/// is stable since CUDA 3.2. Creates no context on a GPU except where noted. Needs no CUDA headers,
/// which LibTorch's wheels do not contain completely; numeric constants are those of the API.
class Driver {
  public:
    Driver();

    /// Returns the driver's error text; empty if the driver works.
    const std::string& failure() const { return failure_; }
    int gpu_count() const;

    struct Facts {
        std::string name;
        int capability_major = 0;
        int capability_minor = 0;
        std::uint64_t total_memory_bytes = 0;
        std::string uuid;       ///< "GPU-..."; empty if not reported
        std::string pci_bus_id; ///< "0000:65:00.0", lower case; empty if not reported
        int cuda_version = 0;   ///< 12040: supports up to CUDA 12.4; 0 if not reported
    };
    /// Reads the properties of a GPU; returns false if the driver does not respond for it.
    bool facts(int index, Facts& facts) const;

    /// Reads the free memory through LibTorch's context on the GPU, or a temporary one; returns
    /// false if the driver does not respond.
    bool free_memory(int index, std::int64_t& bytes) const;

  private:
    using Status = int; ///< 0: success
    using Device = int;
    using Context = void*;
    using Uuid = std::array<unsigned char, 16>; ///< same layout as CUuuid

    template <class Function>
    bool find(Function& function, void* library, const char* name);
    void find_identity(void* library);
    void find_memory_calls(void* library);
    std::string error_text(Status status) const;
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
    // Null if the driver is too old for them.
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

/// Returns the driver, loaded on first use.
const Driver& nvidia_driver();

} // namespace formant
