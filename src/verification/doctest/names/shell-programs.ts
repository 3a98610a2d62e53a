/** A shell program. */
export interface ShellProgram {
  /** Options that samples may use. */
  flags: readonly string[];
  /** Those that take the next word as their value. */
  valued: readonly string[];
  /** Minimum and maximum number of words besides options. */
  words: readonly [number, number];
  /** What it does with its words. */
  reads?: "files" | "first file" | "command";
}

const many = Infinity;

const program = (
  flags: string,
  words: readonly [number, number],
  valued = "",
  reads?: ShellProgram["reads"],
): ShellProgram => ({ flags: flags.split(" "), valued: valued.split(" "), words, reads });

const node = program(
  "-v --version -e -p --test --import --input-type --cpu-prof",
  [1, many],
  "-e -p --import",
  "first file",
);
const python = program("-V --version -c -u -O -X", [1, many], "-c -X", "first file");
const tsc = program(
  "--init --noEmit --strict --target --module --moduleResolution --outDir -p --version",
  [0, many],
  "--target --module --moduleResolution --outDir -p",
);
const time = program("-v -p", [1, many], "", "command");

/** Programs that samples may call, in addition to package managers and the toolkit's own. */
export const shellPrograms: Readonly<Record<string, ShellProgram>> = {
  "/usr/bin/time": time,
  cat: program("-n", [0, many], "", "files"),
  cd: program("", [1, 1]),
  cp: program("-r -R -p -a", [2, many]),
  curl: program(
    "-f -s -S -L -o -O -H -X -d --data-binary --fail --silent --location --output",
    [1, many],
    "-o -H -X -d --data-binary --output",
  ),
  diff: program("-u -r -q", [2, 2], "", "files"),
  echo: program("-n -e", [0, many]),
  export: program("", [1, many]),
  find: program("-name -type -exec -maxdepth", [0, many], "-name -type -maxdepth"),
  git: program("-b --depth", [1, many], "-b --depth"),
  grep: program("-r -n -i -E -F -v -c -q -l -o -h", [1, many]),
  gunzip: program("-c -k", [0, many]),
  gzip: program("-c -k -d", [0, many]),
  head: program("-n -c", [0, many], "-n -c", "files"),
  ls: program("-l -a -h -R -1", [0, many]),
  mkdir: program("-p", [1, many]),
  mv: program("-f", [2, many]),
  node,
  npx: program("-y --yes", [1, many], "", "command"),
  pwd: program("", [0, 0]),
  python,
  python3: python,
  rm: program("-r -f", [1, many]),
  sed: program("-n -i -E -e", [1, many], "-e"),
  sftp: program("-b -i -P", [1, 1], "-b -i -P"),
  sha256sum: program("-c", [0, many], "", "files"),
  sort: program("-u -n -r -k -t", [0, many], "-k -t"),
  source: program("", [1, 1]),
  tail: program("-n -f -c", [0, many], "-n -c", "files"),
  // What cargo builds from a page's own program.
  "target/release/stream-ern": program("", [0, many], "", "files"),
  tee: program("-a", [1, many]),
  time,
  touch: program("", [1, many]),
  tsc,
  tsx: program("--version --test", [1, many], "", "first file"),
  uniq: program("-c -d", [0, 2]),
  wc: program("-l -c -w -m", [0, many], "", "files"),
  uvicorn: program("--port --host", [1, 1], "--port --host"),
  which: program("", [1, many]),
  xargs: program("-n -0 -I -P", [1, many], "-n -I -P", "command"),
  xmllint: program(
    "--noout --format --nonet --valid --c14n --schema --xpath --encode",
    [1, many],
    "--schema --xpath --encode",
    "files",
  ),
};

/** Modules that `python -m` may run, besides pip. */
export const pythonModules: readonly string[] = [
  "build",
  "cProfile",
  "http.server",
  "json.tool",
  "pytest",
  "unittest",
  "venv",
];
