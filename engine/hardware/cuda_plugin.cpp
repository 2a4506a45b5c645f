#include "engine/hardware/cuda_plugin.h"

#include "engine/base/os/os_files.h"
#include "engine/base/os/os_module.h"
#include "engine/base/resources.h"
#include "engine/base/version.h"

namespace formant {
namespace {

const FormantCudaApi* enter(void* module) {
    const auto entry =
        reinterpret_cast<FormantCudaEntry>(find_symbol(module, "formant_cuda_entry"));
    return entry == nullptr ? nullptr : entry(cuda_build_id());
}

/// An installed plug-in does not know where LibTorch is, and finds its libraries because they are
/// open.
tl::expected<void*, std::string> open_libtorch_cuda() {
    return open_module(libtorch_folder() / "lib/libtorch_cuda.so");
}

} // namespace

const char* cuda_build_id() {
    return FORMANT_CUDA_BUILD_ID;
}

tl::expected<void, Message> find_nvidia_driver() {
    const auto driver = open_module("libcuda.so.1");
    // WSL2's folder is not on every loader's path; once open, LibTorch finds the library by its
    // name.
    if (driver || open_module("/usr/lib/wsl/lib/libcuda.so.1"))
        return {};
    return tl::make_unexpected(
        message(FORMANT_TR("hardware", "there is no NVIDIA driver ({reason})"),
                {{"reason", driver.error()}}));
}

CudaPlugin open_cuda_plugin(const Path& file) {
    if (!path_exists(file))
        return tl::make_unexpected(message(
            FORMANT_TR("hardware", "this build has no CUDA plug-in ({file} does not exist); "
                                   "installer/quickstart --cuda builds one with it"),
            {{"file", file.string()}}));
    const auto libtorch = open_libtorch_cuda();
    const auto module = open_module(file);
    if (!module)
        return tl::make_unexpected(message(
            FORMANT_TR("hardware", "the CUDA plug-in cannot be opened ({reason}): NVIDIA's "
                                   "libraries for LibTorch are missing, or it is from "
                                   "another build; run {command}"),
            {{"reason", libtorch ? module.error() : module.error() + "; " + libtorch.error()},
             {"command", cuda_libtorch_command()}}));
    if (const FormantCudaApi* api = enter(*module))
        return api;
    return tl::make_unexpected(
        message(FORMANT_TR("hardware", "{file} is from another build of formant; rebuild formant"),
                {{"file", file.string()}}));
}

const CudaPlugin& cuda_plugin() {
    static const CudaPlugin plugin = open_cuda_plugin(engine_folder() / "libformant_cuda.so");
    return plugin;
}

} // namespace formant
