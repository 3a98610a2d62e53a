#!/usr/bin/env node
import { runErn } from "./run-ern";

// A reader that has enough, such as head, closes the pipe. The rest is left out, and the exit code stays that of all.
for (const stream of [process.stdout, process.stderr])
  stream.on("error", (error: NodeJS.ErrnoException) => {
    if (error.code !== "EPIPE" && error.code !== "EOF") throw error;
  });

void runErn(process.argv.slice(2)).then((code) => {
  process.exitCode = code;
});
