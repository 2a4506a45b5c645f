#pragma once

#include "engine/base/atomic_file.h"
#include "tests/support/temporary_folder.h"
#include "tests/support/throw_on_error.h"

#include <initializer_list>
#include <string>
#include <utility>
#include <vector>

namespace formant::test {

/// Creates files below a folder that stands for "/": those in which the kernel describes a machine.
class FileTree {
  public:
    using Files = std::vector<std::pair<std::string, std::string>>; ///< name below the root, bytes

    FileTree(std::initializer_list<Files::value_type> files = {}) : FileTree(Files(files)) {}
    explicit FileTree(const Files& files) {
        for (const auto& [name, bytes] : files)
            write(name, bytes);
    }

    /// Adds all files of a recorded tree.
    void add(const Path& recorded) const {
        std::filesystem::copy(recorded, folder_.path(),
                              std::filesystem::copy_options::recursive |
                                  std::filesystem::copy_options::overwrite_existing);
    }
    void write(const std::string& name, const std::string& bytes) const {
        std::filesystem::create_directories((folder_ / name).parent_path());
        throw_on_error(write_file_atomically(folder_ / name, bytes));
    }
    void remove(const std::string& name) const { std::filesystem::remove_all(folder_ / name); }
    const Path& root() const { return folder_.path(); }

  private:
    TemporaryFolder folder_;
};

} // namespace formant::test
