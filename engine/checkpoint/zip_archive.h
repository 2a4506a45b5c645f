#pragma once

#include "engine/base/paths.h"

#include <c10/core/Allocator.h>

#include <cstdint>
#include <map>
#include <memory>
#include <string>

struct zip;

namespace formant {

/// Reads the archives that torch.save() writes: zip files whose records are stored as they are, in
/// a folder that all share. Memory is allocated only for what is read, after its length was found
/// to be within the file. Errors are thrown as std::runtime_error, with the reason in English.
class ZipArchive {
  public:
    explicit ZipArchive(const Path& file);

    std::uint64_t file_bytes() const { return file_bytes_; }
    bool has(const std::string& record) const { return records_.contains(record); }
    std::uint64_t size_of(const std::string& record) const;
    /// Returns the bytes of a record, size_of() of them.
    at::DataPtr read(const std::string& record) const;
    std::string read_text(const std::string& record) const;

  private:
    struct Record {
        std::uint64_t index = 0, bytes = 0;
    };
    struct Close {
        void operator()(zip* archive) const;
    };

    void list_records();
    const Record& find(const std::string& record) const;
    void read_into(const Record& record, char* bytes) const;

    std::uint64_t file_bytes_ = 0;
    std::unique_ptr<zip, Close> archive_;
    std::map<std::string, Record> records_; ///< without the folder
};

} // namespace formant
