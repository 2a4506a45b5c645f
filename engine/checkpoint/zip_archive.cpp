#include "engine/checkpoint/zip_archive.h"

#include <c10/core/CPUAllocator.h>

#include <filesystem>
#include <stdexcept>
#include <string_view>
#include <zip.h>

namespace formant {
namespace {

[[noreturn]] void refuse(const std::string& reason) {
    throw std::runtime_error(reason);
}

zip* open_archive(const Path& file) {
    int code = 0;
    zip* archive = zip_open(file.c_str(), ZIP_RDONLY, &code);
    if (archive != nullptr)
        return archive;
    zip_error_t error;
    zip_error_init_with_code(&error, code);
    const std::string reason = zip_error_strerror(&error);
    zip_error_fini(&error);
    refuse(reason);
}

zip_stat_t stat_of(zip* archive, std::uint64_t index) {
    zip_stat_t stat;
    if (zip_stat_index(archive, index, 0, &stat) != 0)
        refuse(zip_strerror(archive));
    constexpr std::uint64_t needed =
        ZIP_STAT_NAME | ZIP_STAT_SIZE | ZIP_STAT_COMP_SIZE | ZIP_STAT_COMP_METHOD;
    if ((stat.valid & needed) != needed)
        refuse("a record has no name or no size");
    if (stat.comp_method != ZIP_CM_STORE || stat.comp_size != stat.size ||
        stat.encryption_method != ZIP_EM_NONE)
        refuse("its records are compressed or encrypted");
    return stat;
}

struct CloseRecord {
    void operator()(zip_file_t* record) const { zip_fclose(record); }
};

} // namespace

void ZipArchive::Close::operator()(zip* archive) const {
    zip_discard(archive);
}

ZipArchive::ZipArchive(const Path& file)
    : file_bytes_(std::filesystem::file_size(file)), archive_(open_archive(file)) {
    list_records();
}

void ZipArchive::list_records() {
    std::string folder;
    std::uint64_t claimed = 0;
    const auto count = static_cast<std::uint64_t>(zip_get_num_entries(archive_.get(), 0));
    for (std::uint64_t index = 0; index < count; ++index) {
        const zip_stat_t stat = stat_of(archive_.get(), index);
        const std::string_view name = stat.name;
        if (index == 0)
            folder = name.substr(0, name.find('/') + 1);
        if (folder.empty() || !name.starts_with(folder))
            refuse("its records are not in one folder");
        if (stat.size > file_bytes_ - claimed)
            refuse("its records claim to be longer than the file");
        claimed += stat.size;
        records_.emplace(name.substr(folder.size()), Record{index, stat.size});
    }
}

const ZipArchive::Record& ZipArchive::find(const std::string& record) const {
    const auto found = records_.find(record);
    if (found == records_.end())
        refuse("the record " + record + " is missing");
    return found->second;
}

std::uint64_t ZipArchive::size_of(const std::string& record) const {
    return find(record).bytes;
}

/// Reads the record as it is stored, without its checksum: torch.save() may write none.
void ZipArchive::read_into(const Record& record, char* bytes) const {
    const std::unique_ptr<zip_file_t, CloseRecord> opened(
        zip_fopen_index(archive_.get(), record.index, ZIP_FL_COMPRESSED));
    if (!opened)
        refuse(zip_strerror(archive_.get()));
    for (std::uint64_t done = 0; done < record.bytes;) {
        const std::int64_t read = zip_fread(opened.get(), bytes + done, record.bytes - done);
        if (read < 0)
            refuse(zip_file_strerror(opened.get()));
        if (read == 0)
            refuse("a record ends early");
        done += static_cast<std::uint64_t>(read);
    }
}

at::DataPtr ZipArchive::read(const std::string& record) const {
    const Record& found = find(record);
    at::DataPtr bytes = c10::GetCPUAllocator()->allocate(found.bytes);
    read_into(found, static_cast<char*>(bytes.get()));
    return bytes;
}

std::string ZipArchive::read_text(const std::string& record) const {
    const Record& found = find(record);
    std::string text(found.bytes, '\0');
    read_into(found, text.data());
    return text;
}

} // namespace formant
