# What `cmake --install` writes, in two components: `formant`, and `window` on top of it. The libraries lie in a
# folder of their own, which the launcher knows relative to itself, so the whole can be moved.
set(formant_libraries lib/formant)
set_target_properties(formant_launcher PROPERTIES INSTALL_RPATH "\$ORIGIN/../${formant_libraries}")
set(formant_modules formant_engine formant_program)
if(TARGET formant_cuda)
    list(APPEND formant_modules formant_cuda)
endif()
install(TARGETS formant_launcher RUNTIME DESTINATION bin COMPONENT formant)
install(TARGETS ${formant_modules} LIBRARY DESTINATION ${formant_libraries} COMPONENT formant)

install(FILES resources/demo.yaml DESTINATION share/formant/resources COMPONENT formant)
install(FILES tests/demo/sequences.txt DESTINATION share/formant/tests/demo COMPONENT formant) # demo.yaml names it
install(DIRECTORY resources/prompts DESTINATION share/formant/resources COMPONENT formant)
install(PROGRAMS installer/prepare-demo-corpus installer/download-libtorch
    DESTINATION share/formant/installer COMPONENT formant)
install(FILES installer/wheels.txt DESTINATION share/formant/installer COMPONENT formant)
install(FILES installer/lib/packages.sh installer/lib/terminal.sh installer/lib/gpu.sh installer/lib/libtorch.sh
    DESTINATION share/formant/installer/lib COMPONENT formant)
install(FILES README.md DESTINATION share/doc/formant COMPONENT formant)
install(FILES resources/copyright LICENSE DESTINATION share/doc/formant COMPONENT formant)
install(DIRECTORY docs/ DESTINATION share/doc/formant/docs COMPONENT formant FILES_MATCHING PATTERN "*.md")

# Written by the program itself, from its command line. Reproducible: without the time of the installation.
set(formant_zsh_completions share/zsh/site-functions CACHE STRING "Where zsh looks for completions, below the prefix")
set(formant_shared "\$ENV{DESTDIR}\${CMAKE_INSTALL_PREFIX}/share")
install(CODE "
    function(formant_document file)
        set(file \"\$ENV{DESTDIR}\${CMAKE_INSTALL_PREFIX}/\${file}\")
        message(STATUS \"Installing: \${file}\")
        cmake_path(GET file PARENT_PATH folder)
        file(MAKE_DIRECTORY \"\${folder}\")
        execute_process(COMMAND \"$<TARGET_FILE:formant>\" \${ARGN} OUTPUT_FILE \"\${file}\" COMMAND_ERROR_IS_FATAL ANY)
    endfunction()
    formant_document(share/man/man1/formant.1 --man-page)
    formant_document(share/bash-completion/completions/formant --completion bash)
    formant_document(${formant_zsh_completions}/_formant --completion zsh)
    formant_document(share/fish/vendor_completions.d/formant.fish --completion fish)
    file(COPY_FILE \"${CMAKE_SOURCE_DIR}/CHANGELOG.md\" \"${formant_shared}/doc/formant/changelog\")
    execute_process(COMMAND gzip -9nf \"${formant_shared}/man/man1/formant.1\" \"${formant_shared}/doc/formant/changelog\"
        COMMAND_ERROR_IS_FATAL ANY)
" COMPONENT formant)

if(FORMANT_GUI)
    install(TARGETS formant_ui LIBRARY DESTINATION ${formant_libraries} COMPONENT window)
    set(desktop resources/desktop)
    install(FILES ${desktop}/formant.desktop DESTINATION share/applications COMPONENT window)
    install(FILES ${desktop}/formant.svg DESTINATION share/icons/hicolor/scalable/apps COMPONENT window)
    install(FILES ${desktop}/formant.xml DESTINATION share/mime/packages COMPONENT window)
    install(FILES ${desktop}/org.formantstudio.Formant.metainfo.xml DESTINATION share/metainfo COMPONENT window)
    install(FILES resources/copyright DESTINATION share/doc/formant-window COMPONENT window)
endif()

# The DEB: libraries come from Debian's packages, so it is for the release of Debian that builds it.
set(CPACK_GENERATOR DEB)
set(CPACK_PACKAGE_NAME formant)
set(CPACK_PACKAGE_CONTACT "Formant Studio <maintainers@formantstudio.invalid>")
set(CPACK_PACKAGE_DESCRIPTION_SUMMARY "train text-to-speech voices from your own recordings")
set(CPACK_PACKAGING_INSTALL_PREFIX /usr)
set(CPACK_COMPONENTS_ALL formant)
set(CPACK_STRIP_FILES ON)
set(CPACK_DEB_COMPONENT_INSTALL ON)
set(CPACK_DEBIAN_FILE_NAME DEB-DEFAULT)
set(CPACK_DEBIAN_PACKAGE_SECTION sound)
set(CPACK_DEBIAN_PACKAGE_RELEASE "$ENV{FORMANT_DEB_RELEASE}")
set(CPACK_DEBIAN_PACKAGE_SHLIBDEPS ON)
set(CPACK_DEBIAN_PACKAGE_SHLIBDEPS_PRIVATE_DIRS "${FORMANT_LIBTORCH}/lib" "${CMAKE_LIBRARY_OUTPUT_DIRECTORY}")
set(CPACK_DEBIAN_FORMANT_PACKAGE_NAME formant)
set(CPACK_DEBIAN_FORMANT_PACKAGE_RECOMMENDS "curl, unzip, ca-certificates")
set(CPACK_DEBIAN_FORMANT_PACKAGE_SUGGESTS "formant-window, ffmpeg, asterisk-core-sounds-en-g722")
set(CPACK_COMPONENT_FORMANT_DESCRIPTION
    "Formant Studio trains voices on this computer, from a folder of recordings.
This package holds the command line. LibTorch is not in Debian: the program
finds that of a Python environment, or downloads its own on request
(formant libtorch download).")
if(FORMANT_GUI)
    list(APPEND CPACK_COMPONENTS_ALL window)
    set(CPACK_COMPONENT_WINDOW_DEPENDS formant)
    set(CPACK_DEBIAN_ENABLE_COMPONENT_DEPENDS ON)
    set(CPACK_DEBIAN_WINDOW_PACKAGE_NAME formant-window)
    set(CPACK_COMPONENT_WINDOW_DESCRIPTION
        "Formant Studio trains voices on this computer, from a folder of recordings.
This package holds the window, which shows and controls each run.")
endif()
include(CPack)
