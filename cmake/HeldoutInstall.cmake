# SPDX-License-Identifier: GPL-3.0-or-later
# What a package holds. Library packages are found by the packager (shlibdeps): their names differ between systems.
install(TARGETS heldout-cli RUNTIME DESTINATION ${CMAKE_INSTALL_BINDIR})
install(FILES packaging/heldout-cli.1 DESTINATION ${CMAKE_INSTALL_MANDIR}/man1)
install(FILES resources/sample/NOTICE DESTINATION ${CMAKE_INSTALL_DOCDIR} RENAME NOTICE.bc2gm)
install(FILES README.md CHANGELOG.md DESTINATION ${CMAKE_INSTALL_DOCDIR})
if(HELDOUT_UI)
    install(TARGETS heldout RUNTIME DESTINATION ${CMAKE_INSTALL_BINDIR})
    install(FILES packaging/heldout.1 DESTINATION ${CMAKE_INSTALL_MANDIR}/man1)
    install(FILES packaging/org.heldout.Heldout.desktop DESTINATION ${CMAKE_INSTALL_DATADIR}/applications)
    install(FILES packaging/org.heldout.Heldout.metainfo.xml DESTINATION ${CMAKE_INSTALL_DATADIR}/metainfo)
    install(FILES packaging/org.heldout.Heldout-mime.xml
        DESTINATION ${CMAKE_INSTALL_DATADIR}/mime/packages RENAME org.heldout.Heldout.xml)
    install(FILES resources/icons/heldout.svg
        DESTINATION ${CMAKE_INSTALL_DATADIR}/icons/hicolor/scalable/apps RENAME org.heldout.Heldout.svg)
endif()

set(CPACK_GENERATOR DEB TGZ)
set(CPACK_PACKAGE_NAME heldout)
set(CPACK_PACKAGE_VENDOR "The Heldout developers")
set(CPACK_PACKAGE_CONTACT "The Heldout developers <heldout@localhost>")
set(CPACK_DEBIAN_PACKAGE_SECTION science)
set(CPACK_DEBIAN_PACKAGE_SHLIBDEPS ON)
set(CPACK_DEBIAN_PACKAGE_RECOMMENDS "qt6-translations-l10n, fonts-noto-cjk")
set(CPACK_RESOURCE_FILE_LICENSE "${PROJECT_SOURCE_DIR}/LICENSE")
set(CPACK_STRIP_FILES ON)
include(CPack)
