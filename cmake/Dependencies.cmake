find_package(PkgConfig REQUIRED)
find_package(tl-expected REQUIRED)
find_package(fmt REQUIRED)
find_package(spdlog REQUIRED)
find_package(nlohmann_json REQUIRED)
find_package(yaml-cpp REQUIRED)
find_package(CLI11 REQUIRED)
find_package(SQLite3 REQUIRED)
find_package(OpenSSL REQUIRED COMPONENTS Crypto)
find_package(Boost 1.74 CONFIG REQUIRED) # its headers alone
find_package(Protobuf REQUIRED)
find_package(Threads REQUIRED)
pkg_check_modules(sndfile REQUIRED IMPORTED_TARGET sndfile)
pkg_check_modules(ebur128 REQUIRED IMPORTED_TARGET libebur128)
pkg_check_modules(soxr REQUIRED IMPORTED_TARGET soxr)
pkg_check_modules(zip REQUIRED IMPORTED_TARGET libzip) # its own package wants its programs, too
pkg_check_modules(espeak_ng REQUIRED IMPORTED_TARGET espeak-ng)
pkg_check_modules(icu REQUIRED IMPORTED_TARGET icu-i18n icu-uc)

find_package(simdjson REQUIRED)
find_path(GLOO_INCLUDE_DIR gloo/config.h REQUIRED) # the library itself is part of LibTorch
find_path(CSV_INCLUDE_DIR csv.h REQUIRED)
find_library(CSV_LIBRARY csv REQUIRED)
add_library(formant_csv INTERFACE)
target_include_directories(formant_csv INTERFACE ${CSV_INCLUDE_DIR})
target_link_libraries(formant_csv INTERFACE ${CSV_LIBRARY})

if(FORMANT_GUI)
    find_package(Qt6 6.4 REQUIRED COMPONENTS Core DBus Gui Multimedia Widgets PrintSupport)
    find_package(QCustomPlotQt6 REQUIRED)
    # Not any lrelease that is first in the PATH: Qt 5 has one too.
    find_program(FORMANT_LRELEASE NAMES lrelease lrelease6 lrelease-qt6 REQUIRED
        HINTS ${QT6_INSTALL_PREFIX}/${QT6_INSTALL_BINS})
    mark_as_advanced(FORMANT_LRELEASE)
endif()
if(FORMANT_TESTS)
    find_package(Qt6 6.4 REQUIRED COMPONENTS Core Test)
endif()
