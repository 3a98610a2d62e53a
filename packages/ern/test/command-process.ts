import { runCaptured } from "./run-captured";

/** Run by `start-commands.ts`: answers each command, [folder, …arguments], with what it does. */
process.on("message", async ([folder, ...args]: string[]) => process.send!(await runCaptured(folder!, args)));
