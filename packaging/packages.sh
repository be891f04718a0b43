# SPDX-License-Identifier: GPL-3.0-or-later
# shellcheck shell=bash
# Sourced by the other scripts: which packages a job needs on Debian 12, Debian 13 and Ubuntu 24.04, and how they
# are installed. Nothing is installed that is there already.

say() { printf '\n== %s\n' "$*"; }

# Packages that build and run the program.
build_packages() {
    echo ca-certificates g++ cmake ninja-build ccache pkg-config \
        qt6-base-dev qt6-base-dev-tools qt6-charts-dev libqt6opengl6-dev libgl-dev \
        "$(first_known qt6-svg-dev libqt6svg6-dev)" \
        qt6-tools-dev qt6-tools-dev-tools qt6-l10n-tools qt6-translations-l10n \
        libeigen3-dev libsqlite3-dev libicu-dev libtbb-dev libexpected-dev libfmt-dev libcli11-dev \
        libsimdjson-dev nlohmann-json3-dev zlib1g-dev libssl-dev fonts-noto-core fonts-noto-cjk
}

# Packages that the checks need besides.
check_packages() {
    echo git clang-format-19 clang-tidy-19 clang-tools-19 clang-19 "$(first_known libclang-rt-19-dev)" codespell shellcheck \
        locales sqlite3 desktop-file-utils appstream libxml2-utils mandoc xvfb openbox xdotool poppler-utils python3 libopenmpi-dev openmpi-bin
}

# The first of the names that the package lists know; Debian and Ubuntu call some things differently.
first_known() {
    local name
    for name in "$@"; do
        if apt-cache show "$name" >/dev/null 2>&1; then
            echo "$name"
            return
        fi
    done
    echo "$1"
}

as_root() {
    if [ "$(id -u)" -eq 0 ]; then
        "$@"
    elif command -v sudo >/dev/null 2>&1; then
        sudo "$@"
    else
        echo "Packages are missing and neither root nor sudo is at hand. Install them and start again:" >&2
        echo "  apt-get install ${MISSING[*]}" >&2
        exit 1
    fi
}

MISSING=()

# install_missing NAME...: says what is missing and installs it.
install_missing() {
    if ! command -v apt-get >/dev/null 2>&1; then
        echo "No apt-get here: install the packages named in packaging/packages.sh by hand." >&2
        return
    fi
    local name
    MISSING=()
    for name in "$@"; do
        if ! dpkg-query -W -f '${Status}' "$name" 2>/dev/null | grep -q 'ok installed'; then
            MISSING+=("$name")
        fi
    done
    if [ ${#MISSING[@]} -eq 0 ]; then
        return
    fi
    say "Installing ${#MISSING[@]} packages: ${MISSING[*]}"
    as_root env DEBIAN_FRONTEND=noninteractive apt-get install -y --no-install-recommends "${MISSING[@]}"
}

# Package lists are fetched once when they are empty, before first_known is asked.
refresh_lists() {
    if command -v apt-get >/dev/null 2>&1 && ! apt-cache show qt6-base-dev >/dev/null 2>&1; then
        say "Fetching the package lists"
        MISSING=(qt6-base-dev)
        as_root apt-get update
    fi
}
