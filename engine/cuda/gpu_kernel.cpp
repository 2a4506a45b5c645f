#include "engine/cuda/gpu_kernel.h"

#include "engine/base/os/os_module.h"

namespace formant {
namespace {

using Status = int; ///< 0: success
using Device = int;
using Handle = void*;

template <class Function>
bool look_up(Function& function, void* library, const char* name) {
    function = reinterpret_cast<Function>(symbol_of(library, name));
    return function != nullptr;
}

/// What a kernel needs of the driver, which LibTorch has started. The names with a number are those
/// of CUDA 4 and later.
struct KernelCalls {
    bool find(void* library) {
        return look_up(error_string, library, "cuGetErrorString") &&
               look_up(get_device, library, "cuDeviceGet") &&
               look_up(retain_context, library, "cuDevicePrimaryCtxRetain") &&
               look_up(push_context, library, "cuCtxPushCurrent_v2") &&
               look_up(pop_context, library, "cuCtxPopCurrent_v2") &&
               look_up(load_module, library, "cuModuleLoadData") &&
               look_up(get_function, library, "cuModuleGetFunction") &&
               look_up(launch, library, "cuLaunchKernel");
    }
    Status (*error_string)(Status, const char**) = nullptr;
    Status (*get_device)(Device*, int) = nullptr;
    Status (*retain_context)(Handle*, Device) = nullptr;
    Status (*push_context)(Handle) = nullptr;
    Status (*pop_context)(Handle*) = nullptr;
    Status (*load_module)(Handle*, const void* code) = nullptr;
    Status (*get_function)(Handle*, Handle module, const char* name) = nullptr;
    Status (*launch)(Handle function, unsigned, unsigned, unsigned, unsigned, unsigned, unsigned,
                     unsigned shared_bytes, Handle stream, void** arguments,
                     void** extra) = nullptr;
};

/// Null where the driver is not there or too old.
const KernelCalls* calls() {
    static const auto found = [] {
        KernelCalls all;
        const auto library = open_module("libcuda.so.1");
        return std::pair(all, library && all.find(*library));
    }();
    return found.second ? &found.first : nullptr;
}

Error failure(const char* deed, Status status) {
    constexpr Status out_of_memory = 2;
    const char* words = nullptr;
    if (calls()->error_string(status, &words) != 0 || words == nullptr)
        words = "unknown error";
    return {status == out_of_memory ? ErrorKind::training : ErrorKind::device,
            message(FORMANT_TR("cuda", "NVIDIA's driver refuses {call}: {reason} ({number})"),
                    {{"call", deed}, {"reason", words}, {"number", std::to_string(status)}})};
}

/// While it lives, the calling thread works in that context.
class Within {
  public:
    explicit Within(Handle context) : status_(calls()->push_context(context)) {}
    ~Within() {
        Handle left = nullptr;
        if (status_ == 0)
            calls()->pop_context(&left);
    }
    Within(const Within&) = delete;
    Within& operator=(const Within&) = delete;
    Status status() const { return status_; }

  private:
    Status status_;
};

} // namespace

Result<GpuKernel> GpuKernel::load(const std::string& code, const std::string& name, int gpu) {
    if (calls() == nullptr)
        return fail(ErrorKind::device,
                    message(FORMANT_TR("cuda", "there is no NVIDIA driver that takes kernels")));
    Device device = 0;
    GpuKernel kernel;
    if (const Status status = calls()->get_device(&device, gpu); status != 0)
        return fail(failure("cuDeviceGet", status));
    if (const Status status = calls()->retain_context(&kernel.context_, device); status != 0)
        return fail(failure("cuDevicePrimaryCtxRetain", status));
    const Within context(kernel.context_);
    if (context.status() != 0)
        return fail(failure("cuCtxPushCurrent", context.status()));
    Handle module = nullptr;
    if (const Status status = calls()->load_module(&module, code.c_str()); status != 0)
        return fail(failure("cuModuleLoadData", status));
    if (const Status status = calls()->get_function(&kernel.function_, module, name.c_str());
        status != 0)
        return fail(failure("cuModuleGetFunction", status));
    return kernel;
}

Result<void> GpuKernel::launch(unsigned blocks, unsigned threads, void* stream,
                               std::span<void*> arguments) const {
    const Within context(context_);
    if (context.status() != 0)
        return fail(failure("cuCtxPushCurrent", context.status()));
    if (const Status status = calls()->launch(function_, blocks, 1, 1, threads, 1, 1, 0, stream,
                                              arguments.data(), nullptr);
        status != 0)
        return fail(failure("cuLaunchKernel", status));
    return {};
}

} // namespace formant
