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

/// Folders of other users, and of processes that have ended meanwhile.
bool is_passed_over(const std::error_code& failure) {
    return failure == std::errc::permission_denied ||
           failure == std::errc::operation_not_permitted ||
           failure == std::errc::no_such_file_or_directory || failure == std::errc::no_such_process;
}

class Walk {
  public:
    Walk(const Path& folder, const WalkControl& control, const VisitFile& visit)
        : first_(folder), control_(control), visit_(visit), ahead_{folder} {}

    Result<void> go() {
        for (std::int64_t folders = 0; !ahead_.empty() && !has_enough_; ++folders) {
            const Path folder = std::move(ahead_.back());
            ahead_.pop_back();
            if (control_.cancellation.requested())
                return reading_was_stopped();
            if (control_.tell)
                control_.tell(folders, 0);
            if (auto listed = list(folder); !listed)
                return listed;
        }
        return {};
    }

  private:
    Result<void> list(const Path& folder) {
        std::error_code failure;
        std::filesystem::directory_iterator entry(folder, failure), end;
        for (; !failure && entry != end && !has_enough_; entry.increment(failure)) {
            if (control_.cancellation.requested())
                return reading_was_stopped();
            take(*entry);
        }
        if (failure && (folder == first_ || !is_passed_over(failure)))
            return cannot_list(folder, failure);
        return {};
    }

    void take(const std::filesystem::directory_entry& entry) {
        std::error_code unknown; // a link to itself is no folder
        if (!entry.is_directory(unknown))
            has_enough_ = !visit_(entry.path());
        else if (!entry.is_symlink(unknown))
            ahead_.push_back(entry.path());
    }

    const Path& first_;
    const WalkControl& control_;
    const VisitFile& visit_;
    std::vector<Path> ahead_; ///< folders that are still to be listed
    bool has_enough_ = false;
};

} // namespace

Result<void> walk_files(const Path& folder, const WalkControl& control, const VisitFile& visit) {
    return Walk(folder, control, visit).go();
}

} // namespace formant
