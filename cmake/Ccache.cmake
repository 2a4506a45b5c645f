# ccache makes a second clone build in minutes. Precompiled headers are cacheable only with the
# sloppiness below, and two clones share entries only when paths are relative to CCACHE_BASEDIR.
find_program(CCACHE_PROGRAM ccache)
if(CCACHE_PROGRAM AND NOT CMAKE_CXX_COMPILER_LAUNCHER)
    cmake_path(GET CMAKE_SOURCE_DIR PARENT_PATH formant_ccache_base)
    set(CMAKE_CXX_COMPILER_LAUNCHER
        ${CMAKE_COMMAND} -E env
        CCACHE_SLOPPINESS=pch_defines,time_macros,include_file_mtime,include_file_ctime
        CCACHE_NOHASHDIR=1
        CCACHE_BASEDIR=${formant_ccache_base}
        ${CCACHE_PROGRAM})
endif()
