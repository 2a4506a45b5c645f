#include "engine/cuda/kernel_compiler.h"

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
bool look_up(Function& function, void* library, const char* name) {
    function = reinterpret_cast<Function>(symbol_of(library, name));
    return function != nullptr;
}

/// NVRTC opens this part of itself by its name alone, which finds it in the system's folders only;
/// what is open already is taken. Where it is not there, NVRTC says so when it compiles.
void open_builtins_beside(const Path& nvrtc) {
    std::error_code unreadable;
    for (const auto& entry : std::filesystem::directory_iterator(nvrtc.parent_path(), unreadable))
        if (entry.path().filename().string().starts_with("libnvrtc-builtins.so"))
            open_module(entry.path());
}

} // namespace

Result<KernelCompiler> KernelCompiler::open(const Path& library) {
    const auto module = open_module(library);
    if (!module)
        return fail(no_compiler(module.error()));
    KernelCompiler compiler;
    if (!compiler.find_all(*module))
        return fail(no_compiler(library.string() + " is older than CUDA 11.2"));
    open_builtins_beside(file_of_symbol(reinterpret_cast<const void*>(compiler.compile_)));
    return compiler;
}

bool KernelCompiler::find_all(void* library) {
    return look_up(count_architectures_, library, "nvrtcGetNumSupportedArchs") &&
           look_up(list_architectures_, library, "nvrtcGetSupportedArchs") &&
           look_up(create_, library, "nvrtcCreateProgram") &&
           look_up(destroy_, library, "nvrtcDestroyProgram") &&
           look_up(compile_, library, "nvrtcCompileProgram") &&
           look_up(code_size_, library, "nvrtcGetCUBINSize") &&
           look_up(code_, library, "nvrtcGetCUBIN") &&
           look_up(driver_code_size_, library, "nvrtcGetPTXSize") &&
           look_up(driver_code_, library, "nvrtcGetPTX") &&
           look_up(log_size_, library, "nvrtcGetProgramLogSize") &&
           look_up(log_, library, "nvrtcGetProgramLog") &&
           look_up(words_for_, library, "nvrtcGetErrorString");
}

std::vector<int> KernelCompiler::architectures() const {
    int count = 0;
    if (count_architectures_(&count) != 0 || count <= 0)
        return {};
    std::vector<int> known(static_cast<std::size_t>(count));
    if (list_architectures_(known.data()) != 0)
        return {};
    std::sort(known.begin(), known.end());
    return known;
}

Error KernelCompiler::failure(Program program, Status status) const {
    std::string words = words_for_(status);
    std::size_t size = 0;
    if (log_size_(program, &size) == 0 && size > 1) {
        std::string lines(size, '\0');
        if (log_(program, lines.data()) == 0)
            words += ": " + lines.substr(0, lines.find('\0'));
    }
    return no_compiler(words);
}

Result<std::string> KernelCompiler::compile(Program program, const std::string& architecture,
                                            bool for_driver) const {
    const std::string option = "--gpu-architecture=" + architecture;
    const std::array options = {option.c_str()};
    if (const Status status = compile_(program, options.size(), options.data()); status != 0)
        return fail(failure(program, status));
    std::size_t size = 0;
    Status status = for_driver ? driver_code_size_(program, &size) : code_size_(program, &size);
    std::string code(size, '\0');
    if (status == 0)
        status = for_driver ? driver_code_(program, code.data()) : code_(program, code.data());
    if (status != 0)
        return fail(failure(program, status));
    return code;
}

Result<std::string> KernelCompiler::compile(const std::string& source, int capability_major,
                                            int capability_minor) const {
    const int wanted = 10 * capability_major + capability_minor;
    const std::vector<int> known = architectures();
    const auto beyond = std::upper_bound(known.begin(), known.end(), wanted);
    if (beyond == known.begin())
        return fail(no_compiler("it knows no GPU as old as this"));
    const int newest = *std::prev(beyond);
    const bool for_driver = newest != wanted;
    Program created = nullptr;
    if (const Status status = create_(&created, source.c_str(), nullptr, 0, nullptr, nullptr);
        status != 0)
        return fail(no_compiler(words_for_(status)));
    const auto destroy = [this](void* program) { destroy_(&program); };
    const std::unique_ptr<void, decltype(destroy)> program(created, destroy);
    return compile(created, (for_driver ? "compute_" : "sm_") + std::to_string(newest), for_driver);
}

} // namespace formant
