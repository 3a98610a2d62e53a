import { useRef, useState } from "react";

import { inTime } from "../../utils/in-time";
import { counted, formatNumber } from "../../utils/text/counted";

/** A message after one value in it was set, from the playground's engine. */
export type LiveResult = Queries.LivePaneFragment["result"];

/** Sets the value; throws an Error with a message if XML doesn't allow it. */
export type EditSample = (value: string) => LiveResult;

const bytes = (count: number): string => counted(count, "byte");

/** How much of the message stayed the same. */
export const keptFigure = ({ kept, before }: LiveResult): string =>
  `${formatNumber(kept)} of ${bytes(before)} unchanged`;

/** What replaced the rest. */
export const changeFigure = ({ kept, before, after }: LiveResult): string => {
  const [gone, come] = [before - kept, after - kept];
  if (gone === 0) return come === 0 ? "Nothing changed" : `${bytes(come)} added`;
  return come === 0 ? `${bytes(gone)} removed` : `${bytes(gone)} replaced by ${formatNumber(come)}`;
};

const FAILED = "The engine could not be loaded. Change the value once more to try again.";

/** The edit made at build, until the reader makes another: only then is the engine loaded. */
export const useLiveEdit = (built: LiveResult, load: () => Promise<EditSample>) => {
  const [result, setResult] = useState(built);
  /** Why the value was not set. */
  const [problem, setProblem] = useState<string | null>(null);
  const engine = useRef<Promise<EditSample>>();

  const need = (): Promise<EditSample> =>
    (engine.current ??= inTime(load(), "The engine").catch((error: unknown) => {
      engine.current = undefined;
      throw error;
    }));

  const apply = (editSample: EditSample, value: string): void => {
    try {
      setResult(editSample(value));
      setProblem(null);
    } catch (error) {
      setProblem((error as Error).message);
    }
  };

  return {
    result,
    problem,
    /** Loads the engine if necessary; errors are reported when the value changes. */
    prepare: () => void need().catch(() => undefined),
    edit: (value: string) =>
      void need().then(
        (editSample) => apply(editSample, value),
        () => setProblem(FAILED),
      ),
  };
};
