#include "engine/base/one_thread.h"

#include <ATen/Parallel.h>

extern "C" void omp_set_num_threads(int); // of LibTorch's OpenMP library; it ships no omp.h

namespace formant {

void compute_with_one_thread() {
    // at::set_num_threads(1) would make every later thread of the program single-threaded, the
    // training's too.
    at::get_num_threads(); // or LibTorch would set the number at this thread's first work
    omp_set_num_threads(1);
}

} // namespace formant
