#include "engine/cuda/driver.h"

#include <cctype>
#include <cstdio>
#include <dlfcn.h>

namespace formant {
namespace {

constexpr int capability_major_attribute = 75;
constexpr int capability_minor_attribute = 76;

std::string text_of(const std::array<unsigned char, 16>& uuid, const char* prefix) {
    std::string text = prefix;
    for (std::size_t i = 0; i < uuid.size(); ++i) {
        if (i == 4 || i == 6 || i == 8 || i == 10)
            text += '-';
        std::array<char, 3> byte{};
        std::snprintf(byte.data(), byte.size(), "%02x", unsigned{uuid[i]});
        text += byte.data();
    }
    return text;
}

/// Loads a function of the driver; null if it has none of that name.
template <class Function>
void load_symbol(Function& function, void* library, const char* name) {
    function = reinterpret_cast<Function>(::dlsym(library, name));
}

} // namespace

Driver::Driver() {
    void* library = ::dlopen("libcuda.so.1", RTLD_NOW);
    if (library == nullptr) {
        failure_ = ::dlerror();
        return;
    }
    const bool complete =
        find(init_, library, "cuInit") && find(get_error_string_, library, "cuGetErrorString") &&
        find(get_count_, library, "cuDeviceGetCount") &&
        find(get_device_, library, "cuDeviceGet") && find(get_name_, library, "cuDeviceGetName") &&
        find(get_attribute_, library, "cuDeviceGetAttribute") &&
        find(get_memory_, library, "cuDeviceTotalMem_v2");
    if (!complete)
        return;
    find_identity(library);
    find_memory_calls(library);
    if (const Status status = init_(0); status != 0)
        failure_ = error_text(status);
}

void Driver::find_identity(void* library) {
    load_symbol(get_uuid_, library, "cuDeviceGetUuid");
    load_symbol(get_slice_uuid_, library, "cuDeviceGetUuid_v2");
    load_symbol(get_pci_bus_id_, library, "cuDeviceGetPCIBusId");
    load_symbol(get_version_, library, "cuDriverGetVersion");
}

void Driver::find_memory_calls(void* library) {
    load_symbol(retain_context_, library, "cuDevicePrimaryCtxRetain");
    load_symbol(release_context_, library, "cuDevicePrimaryCtxRelease_v2");
    load_symbol(push_context_, library, "cuCtxPushCurrent_v2");
    load_symbol(pop_context_, library, "cuCtxPopCurrent_v2");
    load_symbol(get_free_memory_, library, "cuMemGetInfo_v2");
}

template <class Function>
bool Driver::find(Function& function, void* library, const char* name) {
    load_symbol(function, library, name);
    if (function == nullptr)
        failure_ = std::string("the driver has no ") + name;
    return function != nullptr;
}

std::string Driver::error_text(Status status) const {
    const char* text = nullptr;
    if (get_error_string_(status, &text) == 0 && text != nullptr)
        return text;
    return "error " + std::to_string(status);
}

int Driver::gpu_count() const {
    int count = 0;
    return failure_.empty() && get_count_(&count) == 0 ? count : 0;
}

bool Driver::facts(int index, Facts& facts) const {
    Device device = 0;
    std::array<char, 256> name{};
    std::size_t memory = 0;
    const bool answers =
        failure_.empty() && get_device_(&device, index) == 0 &&
        get_name_(name.data(), static_cast<int>(name.size()), device) == 0 &&
        get_attribute_(&facts.capability_major, capability_major_attribute, device) == 0 &&
        get_attribute_(&facts.capability_minor, capability_minor_attribute, device) == 0 &&
        get_memory_(&memory, device) == 0;
    facts.name = name.data();
    facts.total_memory_bytes = memory;
    if (answers) {
        facts.uuid = uuid_of(device);
        facts.pci_bus_id = pci_bus_id_of(device);
        facts.cuda_version = cuda_version();
    }
    return answers;
}

/// For a MIG instance, cuDeviceGetUuid_v2 returns the UUID of the instance and cuDeviceGetUuid that
/// of the card.
std::string Driver::uuid_of(Device device) const {
    Uuid card{}, own{};
    const bool has_card = get_uuid_ != nullptr && get_uuid_(&card, device) == 0;
    if (get_slice_uuid_ == nullptr || get_slice_uuid_(&own, device) != 0)
        return has_card ? text_of(card, "GPU-") : "";
    return text_of(own, !has_card || own == card ? "GPU-" : "MIG-");
}

std::string Driver::pci_bus_id_of(Device device) const {
    std::array<char, 32> text{};
    if (get_pci_bus_id_ == nullptr ||
        get_pci_bus_id_(text.data(), static_cast<int>(text.size()), device) != 0)
        return "";
    std::string id = text.data();
    for (char& letter : id)
        letter = static_cast<char>(std::tolower(static_cast<unsigned char>(letter)));
    return id;
}

bool Driver::free_memory(int index, std::int64_t& bytes) const {
    const bool is_complete = failure_.empty() && retain_context_ != nullptr &&
                             release_context_ != nullptr && push_context_ != nullptr &&
                             pop_context_ != nullptr && get_free_memory_ != nullptr;
    Device device = 0;
    Context context = nullptr;
    if (!is_complete || get_device_(&device, index) != 0 || retain_context_(&context, device) != 0)
        return false;
    std::size_t free = 0, total = 0;
    bool answers = push_context_(context) == 0;
    if (answers) {
        answers = get_free_memory_(&free, &total) == 0;
        pop_context_(&context);
    }
    release_context_(device);
    bytes = static_cast<std::int64_t>(free);
    return answers;
}

int Driver::cuda_version() const {
    int version = 0;
    return get_version_ != nullptr && get_version_(&version) == 0 ? version : 0;
}

const Driver& nvidia_driver() {
    static const Driver opened;
    return opened;
}

} // namespace formant
