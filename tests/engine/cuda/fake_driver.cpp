// A fake driver (libcuda.so.1) with one GPU that responds and one that does not. If
// FAKE_DRIVER_STATUS is in the environment, initialization fails.
#include <cstddef>
#include <cstdint>
#include <cstdlib>
#include <cstring>

extern "C" {

int cuInit(unsigned) {
    const char* status = std::getenv("FAKE_DRIVER_STATUS");
    return status == nullptr ? 0 : std::atoi(status);
}
int cuGetErrorString(int status, const char** text) {
    *text = "no CUDA-capable device is detected";
    return status == 100 ? 0 : 1;
}
int cuDeviceGetCount(int* count) {
    *count = 2;
    return 0;
}
int cuDeviceGet(int* device, int index) {
    *device = index + 10;
    return index >= 0 && index < 2 ? 0 : 101;
}
int cuDeviceGetName(char* name, int size, int device) {
    std::strncpy(name, "NVIDIA H200", static_cast<std::size_t>(size));
    return device == 10 ? 0 : 719;
}
int cuDeviceGetAttribute(int* value, int attribute, int) {
    *value = attribute == 75 ? 9 : 0;
    return 0;
}
int cuDeviceGetUuid(unsigned char* uuid, int) {
    for (int i = 0; i < 16; ++i)
        uuid[i] = static_cast<unsigned char>(0xa0 + i);
    return 0;
}
/// With FAKE_DRIVER_SLICE in the environment, the GPU is a MIG instance of that card.
int cuDeviceGetUuid_v2(unsigned char* uuid, int device) {
    cuDeviceGetUuid(uuid, device);
    if (std::getenv("FAKE_DRIVER_SLICE") != nullptr)
        uuid[0] = 0x01;
    return 0;
}
int cuDeviceGetPCIBusId(char* id, int size, int) {
    std::strncpy(id, "0000:C1:00.0", static_cast<std::size_t>(size));
    return 0;
}
// A context is the number of its device, and counts as current between push and pop alone.
int cuDevicePrimaryCtxRetain(void** context, int device) {
    *context = reinterpret_cast<void*>(static_cast<std::uintptr_t>(device));
    return device == 10 ? 0 : 719;
}
int cuDevicePrimaryCtxRelease_v2(int) {
    return 0;
}
static void* current_context = nullptr;
int cuCtxPushCurrent_v2(void* context) {
    current_context = context;
    return 0;
}
int cuCtxPopCurrent_v2(void** context) {
    *context = current_context;
    current_context = nullptr;
    return 0;
}
int cuMemGetInfo_v2(std::size_t* free, std::size_t* total) {
    *free = 140'000'000'000;
    *total = 150'000'000'000;
    return current_context == nullptr ? 201 : 0;
}
// A module is its code, a function its name, and what is launched fills the caller's numbers.
int cuModuleLoadData(void** module, const void* code) {
    *module = const_cast<void*>(code);
    if (std::strcmp(static_cast<const char*>(code), "much code") == 0)
        return 2;
    return std::strcmp(static_cast<const char*>(code), "code") == 0 ? 0 : 209;
}
int cuModuleGetFunction(void** function, void*, const char* name) {
    *function = const_cast<char*>(name);
    return std::strcmp(name, "kernel") == 0 ? 0 : 500;
}
int cuLaunchKernel(void*, unsigned blocks, unsigned, unsigned, unsigned threads, unsigned, unsigned,
                   unsigned, void* stream, void** arguments, void**) {
    if (current_context == nullptr)
        return 201;
    if (threads > 1024)
        return 1;
    **static_cast<unsigned**>(arguments[0]) = blocks;
    **static_cast<unsigned**>(arguments[1]) = threads;
    **static_cast<void***>(arguments[2]) = stream;
    return 0;
}
int cuDriverGetVersion(int* version) {
    *version = 12'040;
    return 0;
}
int cuDeviceTotalMem_v2(std::size_t* bytes, int) {
    *bytes = 150'000'000'000;
    return 0;
}
}
