#include "engine/hardware/cuda_plugin.h"

#include "engine/base/os_module.h"

namespace formant {
namespace {

using Plugin = tl::expected<const FormantCudaApi*, Message>;

constexpr const char* plugin_name = "libformant_cuda.so";

Plugin open_plugin() {
    if (!std::filesystem::exists(engine_folder() / plugin_name))
        return tl::make_unexpected(
            message(FORMANT_TR("hardware", "this build has no CUDA part; run installer/quickstart "
                                           "--cuda")));
    auto module = open_module_beside_engine(plugin_name);
    if (!module)
        return tl::make_unexpected(
            message(FORMANT_TR("hardware", "NVIDIA's libraries for LibTorch are not there "
                                           "({reason}); run installer/quickstart --cuda"),
                    {{"reason", module.error()}}));
    const auto entry = reinterpret_cast<FormantCudaEntry>(symbol_of(*module, "formant_cuda_entry"));
    const FormantCudaApi* api = entry == nullptr ? nullptr : entry(cuda_build_id());
    if (api == nullptr)
        return tl::make_unexpected(
            message(FORMANT_TR("hardware", "libformant_cuda.so belongs to another build; build "
                                           "formant again")));
    return api;
}

} // namespace

const char* cuda_build_id() {
    return FORMANT_VERSION "/" FORMANT_TORCH_VERSION;
}

const Plugin& cuda_plugin() {
    static const Plugin plugin = open_plugin();
    return plugin;
}

} // namespace formant
