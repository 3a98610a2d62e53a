// Runs scripts in one process: answers each message, [folder, script, …arguments], with [status, output, errors].
import process from "node:process";
import { pathToFileURL } from "node:url";
import { inspect } from "node:util";

const EXIT = Symbol("exit");
let output = "";
let errors = "";
let runs = 0;
process.stdout.write = (text) => (output += text) !== "";
process.stderr.write = (text) => (errors += text) !== "";
process.exit = (code) => {
  process.exitCode = code;
  throw EXIT;
};

process.on("message", async ([folder, script, ...args]) => {
  [output, errors, process.exitCode] = ["", "", 0];
  process.chdir(folder);
  process.argv.splice(1, Infinity, script, ...args);
  try {
    await import(`${pathToFileURL(script).href}?run=${(runs += 1)}`);
  } catch (error) {
    if (error !== EXIT) {
      errors += inspect(error);
      process.exitCode = 1;
    }
  }
  process.send([process.exitCode ?? 0, output, errors]);
});
