# Imported targets for LibTorch. find_package(Torch) of a CUDA build switches on the CUDA language
# and wants nvcc, which nobody needs who only links against the libraries.
set(FORMANT_LIBTORCH "" CACHE PATH "Folder of LibTorch: holds include/ and lib/")
if(NOT EXISTS "${FORMANT_LIBTORCH}/include/ATen/ATen.h")
    message(FATAL_ERROR
        "FORMANT_LIBTORCH='${FORMANT_LIBTORCH}' holds no include/ATen/ATen.h. Pass "
        "-DFORMANT_LIBTORCH=<folder>, or run installer/quickstart, which downloads one.")
endif()

set(formant_version_header "${FORMANT_LIBTORCH}/include/torch/headeronly/version.h")
if(NOT EXISTS "${formant_version_header}") # before 2.11
    set(formant_version_header "${FORMANT_LIBTORCH}/include/torch/csrc/api/include/torch/version.h")
endif()
set(FORMANT_TORCH_VERSION "")
foreach(part MAJOR MINOR PATCH)
    file(STRINGS "${formant_version_header}" formant_version_line REGEX "#define TORCH_VERSION_${part} ")
    string(REGEX REPLACE "[^0-9]" "" formant_version_part "${formant_version_line}")
    list(APPEND FORMANT_TORCH_VERSION ${formant_version_part})
endforeach()
list(JOIN FORMANT_TORCH_VERSION "." FORMANT_TORCH_VERSION)

# -idirafter, not -isystem: LibTorch's include folder also holds fmt and protobuf headers, which
# must not win over the system's (spdlog would not compile).
add_library(formant_libtorch_headers INTERFACE)
target_compile_options(formant_libtorch_headers INTERFACE
    "SHELL:-idirafter \"${FORMANT_LIBTORCH}/include\""
    "SHELL:-idirafter \"${FORMANT_LIBTORCH}/include/torch/csrc/api/include\"")

foreach(library torch_cpu c10)
    add_library(formant_${library} SHARED IMPORTED)
    set_target_properties(formant_${library} PROPERTIES
        IMPORTED_LOCATION "${FORMANT_LIBTORCH}/lib/lib${library}.so")
    target_link_libraries(formant_${library} INTERFACE formant_libtorch_headers)
endforeach()
add_library(formant_libtorch INTERFACE)
target_link_libraries(formant_libtorch INTERFACE formant_torch_cpu formant_c10)
# torch_cpu needs the CUDA runtime libraries next to it, found by its own RPATH, not at link time.
target_link_options(formant_libtorch INTERFACE -Wl,--allow-shlib-undefined)

# Pickler, PyTorchStreamWriter and friends are private interfaces of LibTorch: another version must
# show at configure time that it still has them as we use them.
include(CheckCXXSourceCompiles)
block()
    set(CMAKE_REQUIRED_FLAGS 
        "-std=c++20 -idirafter \"${FORMANT_LIBTORCH}/include\" -idirafter \"${FORMANT_LIBTORCH}/include/torch/csrc/api/include\"")
    set(CMAKE_TRY_COMPILE_TARGET_TYPE STATIC_LIBRARY)
    file(READ ${CMAKE_SOURCE_DIR}/cmake/libtorch_check.cpp formant_libtorch_check)
    string(MD5 formant_check_key 
        "${FORMANT_LIBTORCH}${FORMANT_TORCH_VERSION}${CMAKE_CXX_COMPILER_VERSION}${formant_libtorch_check}")
    check_cxx_source_compiles("${formant_libtorch_check}" FORMANT_LIBTORCH_FITS_${formant_check_key})
    if(NOT FORMANT_LIBTORCH_FITS_${formant_check_key})
        # Not cached, so that the next configuration checks a LibTorch that was replaced in this folder.
        unset(FORMANT_LIBTORCH_FITS_${formant_check_key} CACHE)
        message(FATAL_ERROR
            "LibTorch ${FORMANT_TORCH_VERSION} in ${FORMANT_LIBTORCH} lacks an interface that formant "
            "uses (cmake/libtorch_check.cpp does not compile; the compiler's words are in "
            "${CMAKE_BINARY_DIR}/CMakeFiles/CMakeError.log). Use LibTorch 2.10 or 2.11.")
    endif()
endblock()
message(STATUS "LibTorch ${FORMANT_TORCH_VERSION}: ${FORMANT_LIBTORCH}")
