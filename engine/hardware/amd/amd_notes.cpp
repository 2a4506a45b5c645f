#include "engine/hardware/amd/amd_notes.h"

#include <fmt/format.h>

#include <algorithm>
#include <optional>

namespace formant {
namespace {

/// A card that ROCm's libraries are compiled for, and its siblings with the same instructions.
struct Family {
    const char* supported;
    const char* version;
    std::vector<std::string> siblings;
};

const std::vector<Family>& families() {
    static const std::vector<Family> list = {
        {"gfx900", "9.0.0", {"gfx902", "gfx909", "gfx90c"}},
        {"gfx1030", "10.3.0", {"gfx1031", "gfx1032", "gfx1033", "gfx1034", "gfx1035", "gfx1036"}},
        {"gfx1100", "11.0.0", {"gfx1101", "gfx1102", "gfx1103"}}};
    return list;
}

const Family* family_of_sibling(const std::string& gfx) {
    for (const Family& family : families())
        if (std::find(family.siblings.begin(), family.siblings.end(), gfx) != family.siblings.end())
            return &family;
    return nullptr;
}

std::string missing_groups(const std::vector<std::string>& groups) {
    std::string missing;
    for (const char* wanted : {"render", "video"})
        if (std::find(groups.begin(), groups.end(), wanted) == groups.end())
            missing += fmt::format("{}{}", missing.empty() ? "" : ",", wanted);
    return missing;
}

std::optional<Message> access_note(const AmdAccess& access) {
    if (!access.has_device)
        return message(FORMANT_TR(
            "hardware", "/dev/kfd, the compute device of AMD GPUs, does not exist: load the kernel "
                        "module amdgpu, or start the container with --device /dev/kfd --device "
                        "/dev/dri"));
    if (access.can_open)
        return std::nullopt;
    const std::string missing = missing_groups(access.groups);
    if (missing.empty())
        return message(FORMANT_TR("hardware", "this user is in the groups render and video, but "
                                              "still cannot open /dev/kfd; ask the administrator "
                                              "of this machine"));
    return message(FORMANT_TR("hardware",
                              "this user cannot open /dev/kfd, the compute device of AMD "
                              "GPUs: run sudo usermod -aG {groups} $USER, then log in "
                              "again"),
                   {{"groups", missing}});
}

std::optional<Message> kernel_note(const std::string& gfx) {
    const Family* family = family_of_sibling(gfx);
    if (family == nullptr)
        return std::nullopt;
    return message(FORMANT_TR("hardware",
                              "if ROCm has no kernels for {gfx}, "
                              "HSA_OVERRIDE_GFX_VERSION={version} makes it use those of "
                              "{supported}"),
                   {{"gfx", gfx}, {"version", family->version}, {"supported", family->supported}});
}

Message memory_note() {
    return message(FORMANT_TR("hardware",
                              "if fragmented memory runs out, as with recordings of very "
                              "different lengths, set "
                              "PYTORCH_HIP_ALLOC_CONF=expandable_segments:True"));
}

} // namespace

std::string gfx_override(const std::string& gfx) {
    const Family* family = family_of_sibling(gfx);
    return family != nullptr ? family->version : "";
}

std::vector<Message> amd_notes(const std::string& gfx, const AmdAccess& access) {
    std::vector<Message> notes;
    for (const auto& note : {access_note(access), kernel_note(gfx)})
        if (note)
            notes.push_back(*note);
    notes.push_back(memory_note());
    return notes;
}

} // namespace formant
