#include "engine/hardware/cuda_api.h"

// Answers like the plug-in of another build: the build ID does not match.
extern "C" const FormantCudaApi* formant_cuda_entry(const char*) {
    return nullptr;
}
