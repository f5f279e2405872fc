#!/bin/sh
# Builds the browser's engine into web/src/lib/engine, with a note of what it was built from.
#
#   rust/wasm/build.sh          build it anew (needs the target: rustup target add wasm32-unknown-unknown)
#   rust/wasm/build.sh --check  is the module in git what the source says? Always compares the source's hash;
#                               where the same compiler and the target are there, also builds and compares bytes.
set -eu
cd "$(dirname "$0")/../.."
here=web/src/lib/engine
target=wasm32-unknown-unknown

sha256() { if command -v sha256sum >/dev/null; then sha256sum; else shasum -a 256; fi; }

# Everything that the module's bytes follow from; order and locale do not matter.
sources() {
  find rust/engine/src rust/desk/src rust/wasm/src -name '*.rs' | LC_ALL=C sort
  echo rust/engine/Cargo.toml; echo rust/desk/Cargo.toml; echo rust/wasm/Cargo.toml
}
hash_of_sources() {
  { sources | while read -r file; do echo "== $file"; cat "$file"; done
    sed -n '/^\[profile.release\]/,/^$/p;/^\[profile.wasm\]/,/^$/p' Cargo.toml
  } | sha256 | cut -d' ' -f1
}
# The same compiler on another kind of machine may name things differently, so the machine is part of it.
compiler() { rustc -vV 2>/dev/null | sed -n '1p;s/^host: /on /p' | paste -sd' ' -; }
can_build() { [ -d "$(rustc --print sysroot 2>/dev/null)/lib/rustlib/$target" ]; }
build() {
  # The standard library's paths differ with installed components; the module must not.
  std=$(rustc --print sysroot)/lib/rustlib/src/rust
  commit=$(rustc -vV | sed -n 's/^commit-hash: //p')
  RUSTFLAGS="--remap-path-prefix=$std=/rustc/$commit" \
    cargo build --quiet --locked -p skullking-wasm --profile wasm --target $target
  built=${CARGO_TARGET_DIR:-target}/$target/wasm/skullking_wasm.wasm
}
field() { sed -n "s/.*\"$1\": \"\([^\"]*\)\".*/\1/p" $here/engine.json; }

case ${1:-} in
--check)
  if [ "$(hash_of_sources)" != "$(field source)" ]; then
    echo "$here/engine.wasm is older than the engine's source. Run \`make wasm\`." >&2
    exit 1
  fi
  if [ "$(sha256 <$here/engine.wasm | cut -d' ' -f1)" != "$(field module)" ]; then
    echo "$here/engine.wasm is not the module that engine.json describes. Run \`make wasm\`." >&2
    exit 1
  fi
  if [ "$(compiler)" = "$(field compiler)" ] && can_build; then
    build
    cmp -s "$built" $here/engine.wasm || {
      echo "The source does not build to $here/engine.wasm. Run \`make wasm\`." >&2
      exit 1
    }
    echo 'engine.wasm: built from this source, byte for byte'
  else
    echo "engine.wasm: its source is unchanged (not rebuilt: needs $(field compiler) and target $target)"
  fi
  ;;
'')
  can_build || {
    echo "Missing: the target $target. Run \`rustup target add $target\` and try again." >&2
    exit 1
  }
  build
  cp "$built" $here/engine.wasm
  chmod 644 $here/engine.wasm
  cat >$here/engine.json <<J
{
  "about": "what engine.wasm was built from; rust/wasm/build.sh writes and checks it",
  "source": "$(hash_of_sources)",
  "module": "$(sha256 <$here/engine.wasm | cut -d' ' -f1)",
  "compiler": "$(compiler)"
}
J
  ls -l $here/engine.wasm
  ;;
*)
  echo "usage: $0 [--check]" >&2
  exit 2
  ;;
esac
