#include "engine/cuda/gpu_kernel.h"

#include "engine/base/os/os_module.h"

namespace formant {
namespace {

using Status = int; ///< 0: success
using Device = int;
using Handle = void*;

template <class Function>
bool load_symbol(Function& function, void* library, const char* name) {
    function = reinterpret_cast<Function>(find_symbol(library, name));
    return function != nullptr;
}

/// Driver functions that a kernel needs; LibTorch has initialized the driver. Versioned names are
/// those of CUDA 4 and later.
struct KernelCalls {
    bool find(void* library) {
        return load_symbol(error_string, library, "cuGetErrorString") &&
               load_symbol(get_device, library, "cuDeviceGet") &&
               load_symbol(retain_context, library, "cuDevicePrimaryCtxRetain") &&
               load_symbol(push_context, library, "cuCtxPushCurrent_v2") &&
               load_symbol(pop_context, library, "cuCtxPopCurrent_v2") &&
               load_symbol(load_module, library, "cuModuleLoadData") &&
               load_symbol(get_function, library, "cuModuleGetFunction") &&
               load_symbol(launch, library, "cuLaunchKernel");
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

/// Returns the driver's functions; null if the driver is missing or too old.
const KernelCalls* calls() {
    static const auto found = [] {
        KernelCalls all;
        const auto library = open_module("libcuda.so.1");
        return std::pair(all, library && all.find(*library));
    }();
    return found.second ? &found.first : nullptr;
}

Error failure(const char* call, Status status) {
    constexpr Status out_of_memory = 2;
    const char* text = nullptr;
    if (calls()->error_string(status, &text) != 0 || text == nullptr)
        text = "unknown error";
    return {status == out_of_memory ? ErrorKind::training : ErrorKind::device,
            message(FORMANT_TR("cuda", "{call} of the NVIDIA driver failed: {reason} ({number})"),
                    {{"call", call}, {"reason", text}, {"number", std::to_string(status)}})};
}

/// RAII guard that makes a context current on the calling thread.
class ContextScope {
  public:
    explicit ContextScope(Handle context) : status_(calls()->push_context(context)) {}
    ~ContextScope() {
        Handle left = nullptr;
        if (status_ == 0)
            calls()->pop_context(&left);
    }
    ContextScope(const ContextScope&) = delete;
    ContextScope& operator=(const ContextScope&) = delete;
    Status status() const { return status_; }

  private:
    Status status_;
};

} // namespace

Result<GpuKernel> GpuKernel::load(const std::string& code, const std::string& name, int gpu) {
    if (calls() == nullptr)
        return fail(
            ErrorKind::device,
            message(FORMANT_TR("cuda", "the NVIDIA driver is missing or too old to load kernels")));
    Device device = 0;
    GpuKernel kernel;
    if (const Status status = calls()->get_device(&device, gpu); status != 0)
        return fail(failure("cuDeviceGet", status));
    if (const Status status = calls()->retain_context(&kernel.context_, device); status != 0)
        return fail(failure("cuDevicePrimaryCtxRetain", status));
    const ContextScope context(kernel.context_);
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
    const ContextScope context(context_);
    if (context.status() != 0)
        return fail(failure("cuCtxPushCurrent", context.status()));
    if (const Status status = calls()->launch(function_, blocks, 1, 1, threads, 1, 1, 0, stream,
                                              arguments.data(), nullptr);
        status != 0)
        return fail(failure("cuLaunchKernel", status));
    return {};
}

} // namespace formant
