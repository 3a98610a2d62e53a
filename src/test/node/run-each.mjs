// Runs a script once for each of several files, in one process: prints [status, output, errors] of each run.
import { copyFileSync } from "node:fs";
import process from "node:process";
import { pathToFileURL } from "node:url";
import { inspect } from "node:util";

const [script, runs] = process.argv.slice(2);
const write = process.stdout.write.bind(process.stdout);
const EXIT = Symbol("exit");
let output = "";
let errors = "";
process.stdout.write = (text) => (output += text) !== "";
process.stderr.write = (text) => (errors += text) !== "";
process.exit = (code) => {
  process.exitCode = code;
  throw EXIT;
};

const results = [];
for (const [index, { copies = [], args }] of JSON.parse(runs).entries()) {
  [output, errors, process.exitCode] = ["", "", 0];
  for (const [from, to] of copies) copyFileSync(from, to);
  process.argv.splice(2, Infinity, ...args);
  try {
    await import(`${pathToFileURL(script).href}?run=${index}`);
  } catch (error) {
    if (error !== EXIT) {
      errors += inspect(error);
      process.exitCode = 1;
    }
  }
  results.push([process.exitCode ?? 0, output, errors]);
}
process.exitCode = 0;
write(JSON.stringify(results));
