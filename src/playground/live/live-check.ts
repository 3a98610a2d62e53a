import { applySplices, decodeErn, type ErnDiagnostic, type ErnText, LIMITS } from "@ddex-suite/ern";
import { showChange, type ShownChange } from "@ddex-suite/ern/text/compare-lines";

import fiveMistakes from "!../samples/43-five-mistakes.xml?source";

import { startEngine } from "../workers/start-engine";
import { type Handoff, setHandoff } from "./handoff";

interface Current extends Handoff {
  source: string;
  problems: readonly ErnDiagnostic[];
  /** The newest fix; undefined before the first one. */
  change?: ShownChange;
}

/** Creates the check of the home page, which uses the playground's worker for one message at a time. */
export const createLiveCheck = (client = startEngine(), sample = fiveMistakes) => {
  let current: Current | undefined;
  let number = 0;

  const check = async (message: Omit<Current, "problems">): Promise<Current> => {
    number += 1;
    const splices = [{ from: 0, to: 0, insert: message.source }];
    const [, { diagnostics }] = await Promise.all([
      client.run("text", { name: "source", number, splices, isLast: true }),
      client.run("analyze", { source: number, revision: number, encoding: message.original.encoding }),
    ]);
    return (current = { ...message, problems: diagnostics });
  };
  const open = (original: ErnText, name: string): Promise<Current> =>
    check({ name, original, source: original.source, fixes: [] });

  const fix = async (index: number): Promise<Current> => {
    const { splices } = current!.problems[index]!.fixes![0]!;
    const { original, source: before } = current!;
    const { source } = applySplices(before, splices);
    const change = showChange(original.source, before, source);
    return check({ ...current!, source, fixes: [...current!.fixes, splices], change });
  };

  return {
    /** Opens the sample and makes its first fix, as the build has done for the first view. */
    openSample: async (name: string) => {
      await open({ source: sample, encoding: "utf-8" }, name);
      return fix(0);
    },
    /** Rejects with the reason if the file can't be a message. */
    openFile: async (file: File) => {
      const megabytes = LIMITS.sourceLength / 1024 / 1024;
      if (file.size > LIMITS.sourceLength) throw new Error(`${file.name} has more than ${megabytes} MB, the limit.`);
      return open(decodeErn(new Uint8Array(await file.arrayBuffer())), file.name);
    },
    fix,
    handOver: (): void => {
      if (current) setHandoff(current);
    },
  };
};
