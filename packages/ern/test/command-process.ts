import { runErn } from "../cli/run-ern";

/** Run by `start-commands.ts`: answers each command, [folder, …arguments], with [exit code, output, errors]. */
const run = async ([folder, ...args]: string[]): Promise<void> => {
  process.chdir(folder!);
  const [output, errors]: [Buffer[], Buffer[]] = [[], []];
  const to = (printed: Buffer[]) => ({
    write: (text: string | Uint8Array) => void printed.push(Buffer.from(text as string)),
  });
  const code = await runErn(args, { stdout: to(output), stderr: to(errors) });
  process.send!([code, ...[output, errors].map((printed) => Buffer.concat(printed).toString())]);
};

process.on("message", (command: string[]) => void run(command));
