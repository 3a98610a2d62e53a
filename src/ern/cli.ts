import { runErn } from "../tools/ern/run-ern";

// The engine on the command line. The engine itself has no files: src/tools/ern reads and writes them.
void runErn(process.argv.slice(2)).then((code) => {
  process.exitCode = code;
});
