#include "engine/data/readers/folder_walk.h"

#include "engine/data/readers/metadata_lines.h"

#include <optional>
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

class Walk {
  public:
    Walk(const Path& folder, const WalkControl& control, const VisitFile& visit)
        : first_(folder), control_(control), visit_(visit), pending_{folder} {}

    Result<void> run() {
        for (std::int64_t folders = 0; !pending_.empty() && !stopped_; ++folders) {
            const Path folder = std::move(pending_.back());
            pending_.pop_back();
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
        std::error_code unknown; // a link to itself is not a folder
        if (!entry.is_directory(unknown))
            stopped_ = !visit_(entry.path());
        else if (!entry.is_symlink(unknown))
            pending_.push_back(entry.path());
    }

    const Path& first_;
    const WalkControl& control_;
    const VisitFile& visit_;
    std::vector<Path> pending_; ///< folders still to be listed
    bool stopped_ = false;
};

} // namespace

Result<void> walk_files(const Path& folder, const WalkControl& control, const VisitFile& visit) {
    return Walk(folder, control, visit).run();
}

} // namespace formant
