#!/usr/bin/env bash
# Makes a build the release that a server serves, pages and headers at once:
#   release.sh BUILD SITE [RELOAD…]
# BUILD has the folders public, headers and redirects. SITE gets releases/<time>/, the link `current` to it, and then
# RELOAD is run, such as `systemctl reload nginx`. Files with a digest in their name stay for a week, because open pages
# still load them. The last three releases are kept: to go back, point `current` at one of them and reload.
set -euo pipefail
build=$1 site=$(realpath -m "$2")
shift 2
keep_days=7 keep_releases=3

release=$site/releases/$(date -u +%Y%m%dT%H%M%S.%N)
mkdir -p "$release"
cp -a "$build/public" "$build/headers" "$build/redirects" "$release/"
# The server resolves these when it loads its configuration, so that no request gets a new page with old headers.
echo "root $release/public;" > "$release/root.conf"
echo "root * $release/public" > "$release/root.caddy"

if [ -e "$site/current" ]; then
  cd "$site/current/public"
  find . -regextype posix-extended -type f -mtime "-$keep_days" \
    \( -path '*/static/*' -o -path '*/search-index/*' -o -regex '.*[/-][0-9a-f]{8,12}\.js(\.br|\.gz)?' \) -print0 |
    xargs -0 -r cp -al --no-clobber --parents -t "$release/public"
fi

ln -sfn "$release" "$site/current.next"
mv -T "$site/current.next" "$site/current"
cd "$site/releases"
ls -1 | head -n "-$keep_releases" | xargs -r rm -rf
if [ $# -gt 0 ]; then "$@"; fi
