// A driver (libcuda.so.1) of one GPU that answers and one that does not; with FAKE_DRIVER_STATUS in
// the environment it does not start.
#include <cstddef>
#include <cstdlib>
#include <cstring>

extern "C" {

int cuInit(unsigned) {
    const char* status = std::getenv("FAKE_DRIVER_STATUS");
    return status == nullptr ? 0 : std::atoi(status);
}
int cuGetErrorString(int status, const char** words) {
    *words = "no CUDA-capable device is detected";
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
int cuDeviceTotalMem_v2(std::size_t* bytes, int) {
    *bytes = 150'000'000'000;
    return 0;
}
}
