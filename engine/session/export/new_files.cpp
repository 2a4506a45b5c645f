#include "engine/session/export/new_files.h"

#include "engine/base/atomic_file.h"
#include "engine/base/os/os_files.h"

#include <utility>

namespace formant {
namespace {

std::vector<std::string> names_of(const NewFile& file) {
    return file.companion.empty() ? std::vector{file.name} : std::vector{file.name, file.companion};
}

Result<void> check_is_new(const Path& file) {
    if (!path_exists(file))
        return {};
    return fail(ErrorKind::usage,
                message(FORMANT_TR("session", "{file} exists already; choose another "
                                              "folder with --out"),
                        {{"file", file.string()}}));
}

} // namespace

Result<std::vector<std::string>> write_new_files(const Path& folder,
                                                 const std::vector<NewFile>& files) {
    for (const NewFile& file : files)
        for (const std::string& name : names_of(file))
            if (const auto is_new = check_is_new(folder / name); !is_new)
                return fail(is_new.error());
    if (const auto made = make_folder(folder); !made)
        return fail(made.error());
    std::vector<Path> written;
    std::vector<std::string> listed;
    for (const NewFile& file : files) {
        if (const auto done = file.write(folder / file.name); !done) {
            for (const Path& former : written)
                static_cast<void>(remove_file(former)); // the first failure is the one to report
            return fail(done.error());
        }
        for (const std::string& name : names_of(file))
            written.push_back(folder / name);
        listed.push_back((folder / file.name).string());
    }
    return listed;
}

NewFile text_file(std::string name, std::string text) {
    return {std::move(name), [text = std::move(text)](const Path& file) {
                return write_file_atomically(file, text);
            }};
}

} // namespace formant
