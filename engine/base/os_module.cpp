#include "engine/base/os_module.h"

#include <dlfcn.h>

namespace formant {

Path engine_folder() {
    Dl_info info{};
    if (dladdr(reinterpret_cast<const void*>(&engine_folder), &info) == 0)
        return ".";
    return std::filesystem::absolute(info.dli_fname).parent_path();
}

Path program_file() {
    std::error_code failure;
    return std::filesystem::read_symlink("/proc/self/exe", failure);
}

tl::expected<void*, std::string> open_module(const Path& file) {
    if (void* module = dlopen(file.c_str(), RTLD_NOW | RTLD_GLOBAL))
        return module;
    const char* reason = dlerror();
    return tl::make_unexpected(std::string(reason != nullptr ? reason : "unknown reason"));
}

tl::expected<void*, std::string> open_module_beside_engine(const std::string& name) {
    return open_module(engine_folder() / name);
}

void* symbol_of(void* module, const std::string& name) {
    return dlsym(module, name.c_str());
}

} // namespace formant
