#include "engine/base/one_thread.h"

#include <ATen/Parallel.h>

extern "C" void omp_set_num_threads(int); // of LibTorch's OpenMP library; it ships no omp.h

namespace formant {

void set_single_threaded() {
    // at::set_num_threads(1) would make every later thread single-threaded, also the training
    // thread.
    at::get_num_threads(); // initializes it first, or LibTorch would reset the number at this
                           // thread's first operation
    omp_set_num_threads(1);
}

} // namespace formant
