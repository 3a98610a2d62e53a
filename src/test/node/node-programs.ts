import { readdirSync, readFileSync, statSync, writeFileSync } from "node:fs";
import path from "node:path";

import { paths } from "../../utils/paths";
import { compileScripts, filesNamedBy } from "../../verification/doctest/languages/scripts/script-files";
import { createWorkspace } from "../../verification/doctest/running/workspace";
import { parseSamples } from "../../verification/doctest/samples/parse-samples";
import { sampleFiles } from "../../verification/doctest/samples/sample-files";
import { toPrograms } from "../../verification/doctest/samples/to-programs";
import { startNode } from "./node-process";

/** How a program ended: what it printed, what of standard error isn't a stack, and the files that it wrote. */
export interface ProgramRun {
  exitCode: number;
  printed: string;
  errors: string;
  /** As Latin-1. */
  written: Record<string, string>;
}

/** A message in place of the sample: under that name, or as an argument. */
export interface TestMessage {
  name: string;
  text: string;
  as: string | null;
}

/** The line of an error that nobody caught; other text as it is. */
const withoutStack = (stderr: string): string =>
  /^\w*Error: [^]*?(?=\n {4}at )/m.exec(stderr)?.[0].concat("\n") ?? stderr;

/** When the files in a folder were written, by name. */
const timesIn = (folder: string): Map<string, bigint> =>
  new Map(readdirSync(folder).map((name) => [name, statSync(path.join(folder, name), { bigint: true }).mtimeNs]));

/** Runs programs of the pages in Node.js, by the URLs of the scripts that run them in browsers. */
export const startNodePrograms = async () => {
  const workspace = createWorkspace();
  const node = startNode();
  await workspace.addEngine();
  const programs = new Map(
    sampleFiles().flatMap(({ file, raw }) => {
      const page = toPrograms(parseSamples(raw, file));
      return page.map((program) => [paths.program(file, program.title ?? ""), { program, page }] as const);
    }),
  );
  return {
    run: async (address: string, message?: TestMessage): Promise<ProgramRun> => {
      const { program, page } = programs.get(address)!;
      const file = workspace.add(program, filesNamedBy(program, page));
      const folder = path.dirname(file);
      if (message) writeFileSync(path.join(folder, message.as ?? message.name), message.text);
      compileScripts(folder);
      const before = timesIn(folder);
      const { status, stdout, stderr } = await node.run(folder, file, ...(message?.as === null ? [message.name] : []));
      const written = [...timesIn(folder)].filter(([name, time]) => before.get(name) !== time);
      return {
        exitCode: status,
        printed: stdout,
        errors: withoutStack(stderr),
        written: Object.fromEntries(written.map(([name]) => [name, readFileSync(path.join(folder, name), "latin1")])),
      };
    },
    stop: (): void => {
      node.stop();
      workspace.remove();
    },
  };
};
