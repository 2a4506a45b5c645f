#include "engine/train/metrics/record_file.h"

#include "engine/base/log.h"

#include <cstring>
#include <utility>

namespace formant {

RecordFile::RecordFile(Path file)
    : path_(std::move(file)), file_(path_, OutputFile::Mode::append) {}

RecordFile::~RecordFile() {
    if (!write_kept())
        log(LogLevel::error,
            message(FORMANT_TR("train", "{path} is incomplete: its last records could not be "
                                        "written: {reason}"),
                    {{"path", path_.string()}, {"reason", std::strerror(error_number())}}));
}

void RecordFile::write(std::string_view record) {
    if (!is_incomplete_ && (kept_.empty() || kept_.size() + record.size() <= max_kept_bytes))
        kept_ += record;
    else if (!std::exchange(is_incomplete_, true))
        log(LogLevel::error, message(FORMANT_TR("train", "{path} could not be written for too "
                                                         "long; its records will be incomplete"),
                                     {{"path", path_.string()}}));
    if (!write_kept())
        report_error();
    else if (std::exchange(is_failing_, false))
        log(LogLevel::info, message(FORMANT_TR("train", "{path} is written again, with the "
                                                        "records that were kept"),
                                    {{"path", path_.string()}}));
}

void RecordFile::sync() {
    if (!write_kept())
        report_error();
    else if (!file_.sync() && !std::exchange(is_unsynced_, true))
        log(LogLevel::error,
            message(FORMANT_TR("train", "cannot write {path} to the disk: {reason}; a power cut "
                                        "now could lose its last records"),
                    {{"path", path_.string()}, {"reason", std::strerror(error_number())}}));
}

bool RecordFile::write_kept() {
    if (kept_.empty())
        return true;
    if (!file_.is_open())
        file_ = OutputFile(path_, OutputFile::Mode::append);
    if (!file_.write(kept_))
        return false;
    kept_.clear();
    is_incomplete_ = false;
    return true;
}

void RecordFile::report_error() {
    if (std::exchange(is_failing_, true))
        return;
    log(LogLevel::error,
        message(FORMANT_TR("train", "cannot write {path}: {reason}; its records are kept in "
                                    "memory until it can be written"),
                {{"path", path_.string()}, {"reason", std::strerror(error_number())}}));
}

} // namespace formant
