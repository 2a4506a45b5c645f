#pragma once

#include "engine/base/atomic_file.h"
#include "tests/support/must.h"
#include "tests/support/temporary_folder.h"

#include <string>
#include <utility>
#include <vector>

namespace formant::test {

/// Files of proc and sys as a machine had them, below a folder of their own.
class RecordedTree {
  public:
    using Files = std::vector<std::pair<std::string, std::string>>; ///< path, content

    explicit RecordedTree(const Files& files = {}) {
        for (const auto& [path, content] : files)
            write(path, content);
    }
    void write(const std::string& path, const std::string& content) const {
        std::filesystem::create_directories((folder_ / path).parent_path());
        must(write_file_atomically(folder_ / path, content));
    }
    const Path& root() const { return folder_.path(); }

  private:
    TemporaryFolder folder_;
};

} // namespace formant::test
