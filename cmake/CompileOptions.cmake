# Options of our own code only; imported targets are not touched by them.
add_library(formant_compile_options INTERFACE)
target_compile_options(formant_compile_options INTERFACE
    -Wall -Wextra -Wshadow -Wnon-virtual-dtor -Woverloaded-virtual -Wno-missing-field-initializers -Werror
    -fopenmp-simd) # reductions marked `omp simd` may be reordered, and so vectorised
target_include_directories(formant_compile_options INTERFACE ${CMAKE_SOURCE_DIR})

if(FORMANT_SANITIZE)
    string(REPLACE ";" "," formant_sanitizers "${FORMANT_SANITIZE}")
    target_compile_options(formant_compile_options INTERFACE
        -fsanitize=${formant_sanitizers} -fno-omit-frame-pointer -g1)
    target_link_options(formant_compile_options INTERFACE -fsanitize=${formant_sanitizers})
endif()
