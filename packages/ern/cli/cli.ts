#!/usr/bin/env node
import { runErn } from "./run-ern";

void runErn(process.argv.slice(2)).then((code) => {
  process.exitCode = code;
});
