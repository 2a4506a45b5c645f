#include "engine/data/readers/folder_walk.h"

#include "engine/data/readers/metadata_lines.h"

#include <optional>
#include <set>
#include <vector>

namespace formant {
namespace {

tl::unexpected<Error> cannot_list(const Path& folder, const std::error_code& failure) {
    return fail(ErrorKind::data,
                message(FORMANT_TR("data", "cannot list {folder}: {reason}"),
                        {{"folder", folder.string()}, {"reason", failure.message()}}));
}

/// Returns true for errors to ignore: folders of other users, and of processes that have just
/// ended.
bool is_ignorable_error(const std::error_code& failure) {
    return failure == std::errc::permission_denied ||
           failure == std::errc::operation_not_permitted ||
           failure == std::errc::no_such_file_or_directory || failure == std::errc::no_such_process;
}

/// Returns true for hidden files, and for what an archive of macOS holds next to the files.
bool is_hidden(const Path& entry) {
    const std::string name = entry.filename().string();
    return name.starts_with('.') || name == "__MACOSX";
}

class Walk {
  public:
    Walk(const Path& folder, const WalkControl& control, const VisitFile& visit)
        : first_(folder), control_(control), visit_(visit), pending_{folder} {}

    Result<void> run() {
        for (std::int64_t folders = 0; !stopped_; ++folders) {
            const auto next = next_folder();
            if (!next)
                break;
            const Path& folder = *next;
            if (control_.cancellation.requested())
                return reading_canceled();
            if (control_.on_progress)
                control_.on_progress(folders, 0);
            if (auto listed = list(folder); !listed)
                return listed;
        }
        return {};
    }

  private:
    /// Returns a folder that was not visited; links come last, so that each file keeps its own
    /// path.
    std::optional<Path> next_folder() {
        while (!pending_.empty() || !links_.empty()) {
            auto& source = pending_.empty() ? links_ : pending_;
            const Path folder = std::move(source.back());
            source.pop_back();
            std::error_code unknown; // a link to itself is not a folder
            if (visited_.insert(std::filesystem::canonical(folder, unknown)).second || unknown)
                return folder;
        }
        return std::nullopt;
    }

    Result<void> list(const Path& folder) {
        std::error_code failure;
        std::filesystem::directory_iterator entry(folder, failure), end;
        for (; !failure && entry != end && !stopped_; entry.increment(failure)) {
            if (control_.cancellation.requested())
                return reading_canceled();
            visit_entry(*entry);
        }
        if (failure && (folder == first_ || !is_ignorable_error(failure)))
            return cannot_list(folder, failure);
        return {};
    }

    void visit_entry(const std::filesystem::directory_entry& entry) {
        if (is_hidden(entry.path()))
            return;
        std::error_code unknown; // a link to itself is not a folder
        if (!entry.is_directory(unknown))
            stopped_ = !visit_(entry.path());
        else
            (entry.is_symlink(unknown) ? links_ : pending_).push_back(entry.path());
    }

    const Path& first_;
    const WalkControl& control_;
    const VisitFile& visit_;
    std::vector<Path> pending_; ///< folders still to be listed
    std::vector<Path> links_;   ///< links to folders, to be listed after all others
    std::set<Path> visited_;    ///< canonical paths
    bool stopped_ = false;
};

} // namespace

Result<void> walk_files(const Path& folder, const WalkControl& control, const VisitFile& visit) {
    return Walk(folder, control, visit).run();
}

} // namespace formant
