#include "engine/base/os/os_module.h"

#include <dlfcn.h>

namespace formant {

Path engine_folder() {
    const Path file = file_of_symbol(reinterpret_cast<const void*>(&engine_folder));
    return file.empty() ? Path(".") : file.parent_path();
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

tl::expected<void*, std::string> open_engine_module(const std::string& name) {
    return open_module(engine_folder() / name);
}

void* find_symbol(void* module, const std::string& name) {
    return dlsym(module, name.c_str());
}

Path file_of_symbol(const void* symbol) {
    Dl_info info{};
    return dladdr(symbol, &info) == 0 ? Path() : std::filesystem::absolute(info.dli_fname);
}

} // namespace formant
