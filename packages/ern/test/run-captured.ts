import { runErn } from "../cli/run-ern";

/** Runs a command of `ern` in a folder; returns its exit code and what it prints. */
export const runCaptured = async (folder: string, args: readonly string[]) => {
  const [output, errors]: [Buffer[], Buffer[]] = [[], []];
  const to = (printed: Buffer[]) => ({
    write: (text: string | Uint8Array) => void printed.push(Buffer.from(text as string)),
  });
  const home = process.cwd();
  process.chdir(folder);
  try {
    const code = await runErn(args, { stdout: to(output), stderr: to(errors) });
    return { code, out: Buffer.concat(output).toString(), err: Buffer.concat(errors).toString() };
  } finally {
    process.chdir(home);
  }
};

export type CapturedRun = Awaited<ReturnType<typeof runCaptured>>;
