# Sets FORMANT_CUDA_HEADERS to the include folders of the CUDA runtime that LibTorch's CUDA headers need, or to
# nothing: those of the wheels next to LibTorch, or of a toolkit. Tries to compile, because a set of wheels may hold
# only a part of them.
include(CheckCXXSourceCompiles)

function(formant_try_cuda_headers fits)
    set(flags "-std=c++20")
    foreach(folder ${ARGN} "${FORMANT_LIBTORCH}/include" "${FORMANT_LIBTORCH}/include/torch/csrc/api/include")
        string(APPEND flags " -idirafter \"${folder}\"")
    endforeach()
    set(CMAKE_REQUIRED_FLAGS "${flags}")
    set(CMAKE_REQUIRED_QUIET ON)
    set(CMAKE_TRY_COMPILE_TARGET_TYPE STATIC_LIBRARY)
    string(MD5 key "${flags}${FORMANT_TORCH_VERSION}${CMAKE_CXX_COMPILER_VERSION}")
    check_cxx_source_compiles("#include <ATen/cuda/CUDAEvent.h>\n#include <ATen/cuda/CUDAGraph.h>"
        FORMANT_CUDA_HEADERS_FIT_${key})
    set(${fits} ${FORMANT_CUDA_HEADERS_FIT_${key}} PARENT_SCOPE)
    if(NOT FORMANT_CUDA_HEADERS_FIT_${key}) # not cached: what is missing may be installed
        unset(FORMANT_CUDA_HEADERS_FIT_${key} CACHE)
    endif()
endfunction()

file(GLOB FORMANT_CUDA_HEADERS LIST_DIRECTORIES true "${FORMANT_LIBTORCH}/../nvidia/*/include")
formant_try_cuda_headers(formant_headers_fit ${FORMANT_CUDA_HEADERS})
if(NOT formant_headers_fit)
    set(FORMANT_CUDA_HEADERS /usr/local/cuda/include)
    formant_try_cuda_headers(formant_headers_fit ${FORMANT_CUDA_HEADERS})
endif()
if(NOT formant_headers_fit)
    set(FORMANT_CUDA_HEADERS "")
endif()
