# SPDX-License-Identifier: GPL-3.0-or-later
# One place for warnings and for the shape of every library and test.

add_library(heldout_warnings INTERFACE)
target_compile_options(heldout_warnings INTERFACE
    -Wall -Wextra -Wpedantic -Wshadow -Wconversion -Wnon-virtual-dtor -Woverloaded-virtual
    # The as-published scores are defined without fused multiply-add, on every processor.
    -ffp-contract=off)
if(HELDOUT_WERROR)
    target_compile_options(heldout_warnings INTERFACE -Werror)
endif()
if(HELDOUT_SANITIZE)
    add_compile_options(-fsanitize=${HELDOUT_SANITIZE} -fno-omit-frame-pointer -fno-sanitize-recover=all)
    add_link_options(-fsanitize=${HELDOUT_SANITIZE})
endif()

# heldout_core_library(NAME SOURCES ... HEADERS ... LINKS ...)
# A folder of core/: static, without Qt, included as "NAME/header.h".
function(heldout_core_library name)
    cmake_parse_arguments(ARG "" "" "SOURCES;HEADERS;LINKS;PRIVATE_LINKS" ${ARGN})
    add_library(heldout_${name} STATIC ${ARG_SOURCES})
    target_sources(heldout_${name} PUBLIC
        FILE_SET HEADERS BASE_DIRS "${PROJECT_SOURCE_DIR}/core" FILES ${ARG_HEADERS})
    target_link_libraries(heldout_${name}
        PUBLIC ${ARG_LINKS}
        PRIVATE heldout_warnings ${ARG_PRIVATE_LINKS})
    set_target_properties(heldout_${name} PROPERTIES AUTOMOC OFF AUTOUIC OFF AUTORCC OFF)
    target_precompile_headers(heldout_${name} PRIVATE
        <algorithm> <functional> <map> <memory> <optional> <string> <unordered_map> <vector> <tl/expected.hpp>)
endfunction()

# heldout_precompiled_qt(TARGET...): takes Qt's headers as heldout_ui_precompiled compiled them, once for the whole window.
function(heldout_precompiled_qt)
    foreach(target IN LISTS ARGN)
        target_precompile_headers(${target} REUSE_FROM heldout_ui_precompiled)
    endforeach()
endfunction()

# heldout_test(NAME LABEL label SOURCES ... LINKS ...)
# One Qt Test executable. gui tests run offscreen; see tests/CMakeLists.txt for the paths they may use.
# The target tests_label builds all tests of a label.
function(heldout_test name)
    cmake_parse_arguments(ARG "" "" "LABEL;SOURCES;LINKS" ${ARGN})
    add_executable(${name} ${ARG_SOURCES})
    set_target_properties(${name} PROPERTIES AUTOMOC ON)
    target_include_directories(${name} PRIVATE "${PROJECT_SOURCE_DIR}/tests" "${PROJECT_SOURCE_DIR}/core")
    target_link_libraries(${name} PRIVATE Qt6::Core Qt6::Test heldout_warnings ${ARG_LINKS})
    if(ARG_LABEL STREQUAL "gui")
        target_link_libraries(${name} PRIVATE Qt6::Widgets)
        heldout_precompiled_qt(${name})
    endif()
    set(patience 1)
    if(HELDOUT_SANITIZE)
        set(patience 10)
    endif()
    target_compile_definitions(${name} PRIVATE
        HELDOUT_TEST_DATA="${PROJECT_SOURCE_DIR}/tests/data"
        HELDOUT_SHARED_DATA="${PROJECT_SOURCE_DIR}/../shared"
        HELDOUT_PATIENCE=${patience}
        QT_NO_CAST_FROM_ASCII QT_NO_KEYWORDS)
    add_test(NAME ${name} COMMAND ${name})
    foreach(label IN LISTS ARG_LABEL)
        if(NOT TARGET tests_${label})
            add_custom_target(tests_${label})
        endif()
        add_dependencies(tests_${label} ${name})
    endforeach()
    set(environment "QT_QPA_PLATFORM=offscreen;QT_LOGGING_RULES=qt.qpa.*=false;LC_ALL=C.UTF-8")
    if(HELDOUT_SANITIZE MATCHES "thread")
        list(APPEND environment "TSAN_OPTIONS=suppressions=${PROJECT_SOURCE_DIR}/tests/tsan.supp:die_after_fork=0")
    endif()
    if(HELDOUT_SANITIZE MATCHES "address")
        list(APPEND environment "LSAN_OPTIONS=suppressions=${PROJECT_SOURCE_DIR}/tests/lsan.supp")
    endif()
    set_tests_properties(${name} PROPERTIES
        LABELS "${ARG_LABEL}"
        ENVIRONMENT "${environment}"
        TIMEOUT 300)
endfunction()
