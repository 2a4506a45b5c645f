# Options of our own code only; imported targets are not touched by them.
add_library(formant_compile_options INTERFACE)
target_compile_options(formant_compile_options INTERFACE
    -Wall -Wextra -Wshadow -Wnon-virtual-dtor -Woverloaded-virtual -Wno-missing-field-initializers -Werror
    -fopenmp-simd) # reductions marked `omp simd` may be reordered, and so vectorized
# Newer versions see accesses beyond a std::vector<bool> that LibTorch's autograd::Function reserves; there are none.
if(CMAKE_CXX_COMPILER_ID STREQUAL "GNU" AND CMAKE_CXX_COMPILER_VERSION VERSION_GREATER_EQUAL 13)
    target_compile_options(formant_compile_options INTERFACE -Wno-error=array-bounds)
endif()
target_include_directories(formant_compile_options INTERFACE ${CMAKE_SOURCE_DIR})

if(FORMANT_SANITIZE)
    string(REPLACE ";" "," formant_sanitizers "${FORMANT_SANITIZE}")
    # -O1 as the sanitizers' authors advise: a build with more takes twice as long.
    set(CMAKE_CXX_FLAGS_RELWITHDEBINFO "-O1 -DNDEBUG")
    # The inserted checks make GCC take initialized values for uninitialized ones. It also warns at each
    # fence in Boost.Asio that the thread sanitizer does not support it.
    target_compile_options(formant_compile_options INTERFACE
        -fsanitize=${formant_sanitizers} -fno-omit-frame-pointer -g1 -Wno-error=maybe-uninitialized -Wno-tsan)
    target_link_options(formant_compile_options INTERFACE -fsanitize=${formant_sanitizers})
endif()

if(FORMANT_FUZZ)
    # Clang warns about other things than GCC, for which the code is free of warnings.
    target_compile_options(formant_compile_options INTERFACE -fsanitize=fuzzer-no-link
        -fsanitize-coverage-ignorelist=${CMAKE_CURRENT_LIST_DIR}/fuzz_coverage_ignored.txt -Wno-error)
endif()
