#include "engine/cuda/kernel_compiler.h"

#include "engine/base/folder_list.h"
#include "engine/base/os/os_module.h"

#include <algorithm>
#include <array>
#include <memory>

namespace formant {
namespace {

Error no_compiler(const std::string& reason) {
    return {ErrorKind::device, message(FORMANT_TR("cuda", "NVIDIA's run-time compiler (NVRTC) "
                                                          "cannot be used: {reason}"),
                                       {{"reason", reason}})};
}

template <class Function>
bool load_symbol(Function& function, void* library, const char* name) {
    function = reinterpret_cast<Function>(find_symbol(library, name));
    return function != nullptr;
}

/// Opens NVRTC's builtins library, because NVRTC opens it by name alone, which searches only the
/// system's folders unless it is open already. If it is missing, NVRTC reports that when it
/// compiles.
void open_adjacent_builtins(const Path& nvrtc) {
    for (const Path& file : paths_in(nvrtc.parent_path()))
        if (file.filename().string().starts_with("libnvrtc-builtins.so"))
            open_module(file);
}

} // namespace

Result<KernelCompiler> KernelCompiler::open(const Path& library) {
    const auto module = open_module(library);
    if (!module)
        return fail(no_compiler(module.error()));
    KernelCompiler compiler;
    if (!compiler.find_all(*module))
        return fail(no_compiler(library.string() + " is older than CUDA 11.2"));
    open_adjacent_builtins(file_of_symbol(reinterpret_cast<const void*>(compiler.compile_)));
    return compiler;
}

bool KernelCompiler::find_all(void* library) {
    return load_symbol(count_architectures_, library, "nvrtcGetNumSupportedArchs") &&
           load_symbol(list_architectures_, library, "nvrtcGetSupportedArchs") &&
           load_symbol(create_, library, "nvrtcCreateProgram") &&
           load_symbol(destroy_, library, "nvrtcDestroyProgram") &&
           load_symbol(compile_, library, "nvrtcCompileProgram") &&
           load_symbol(cubin_size_, library, "nvrtcGetCUBINSize") &&
           load_symbol(cubin_, library, "nvrtcGetCUBIN") &&
           load_symbol(ptx_size_, library, "nvrtcGetPTXSize") &&
           load_symbol(ptx_, library, "nvrtcGetPTX") &&
           load_symbol(log_size_, library, "nvrtcGetProgramLogSize") &&
           load_symbol(log_, library, "nvrtcGetProgramLog") &&
           load_symbol(error_string_, library, "nvrtcGetErrorString");
}

std::vector<int> KernelCompiler::architectures() const {
    int count = 0;
    if (count_architectures_(&count) != 0 || count <= 0)
        return {};
    std::vector<int> supported(static_cast<std::size_t>(count));
    if (list_architectures_(supported.data()) != 0)
        return {};
    std::sort(supported.begin(), supported.end());
    return supported;
}

Error KernelCompiler::failure(Program program, Status status) const {
    std::string text = error_string_(status);
    std::size_t size = 0;
    if (log_size_(program, &size) == 0 && size > 1) {
        std::string lines(size, '\0');
        if (log_(program, lines.data()) == 0)
            text += ": " + lines.substr(0, lines.find('\0'));
    }
    return no_compiler(text);
}

Result<std::string> KernelCompiler::compile(Program program, const std::string& architecture,
                                            bool to_ptx) const {
    const std::string option = "--gpu-architecture=" + architecture;
    const std::array options = {option.c_str()};
    if (const Status status = compile_(program, options.size(), options.data()); status != 0)
        return fail(failure(program, status));
    std::size_t size = 0;
    Status status = to_ptx ? ptx_size_(program, &size) : cubin_size_(program, &size);
    std::string code(size, '\0');
    if (status == 0)
        status = to_ptx ? ptx_(program, code.data()) : cubin_(program, code.data());
    if (status != 0)
        return fail(failure(program, status));
    return code;
}

Result<std::string> KernelCompiler::compile(const std::string& source, int capability_major,
                                            int capability_minor) const {
    const int required = 10 * capability_major + capability_minor;
    const std::vector<int> supported = architectures();
    const auto beyond = std::upper_bound(supported.begin(), supported.end(), required);
    if (beyond == supported.begin())
        return fail(no_compiler("it does not support a GPU this old"));
    const int newest = *std::prev(beyond);
    const bool to_ptx = newest != required;
    Program created = nullptr;
    if (const Status status = create_(&created, source.c_str(), nullptr, 0, nullptr, nullptr);
        status != 0)
        return fail(no_compiler(error_string_(status)));
    const auto destroy = [this](void* program) { destroy_(&program); };
    const std::unique_ptr<void, decltype(destroy)> program(created, destroy);
    return compile(created, (to_ptx ? "compute_" : "sm_") + std::to_string(newest), to_ptx);
}

} // namespace formant
