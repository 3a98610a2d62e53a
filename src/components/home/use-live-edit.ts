import { useRef, useState } from "react";

import { inTime } from "../../utils/in-time";
import type { EditSample, LiveResult } from "./edit-sample";

const FAILED = "The engine could not be loaded. Change the value once more to try again.";

interface LiveEdit {
  result: LiveResult;
  /** Why the value was not set. */
  problem: string | null;
  /** Loads the engine if necessary. */
  prepare: () => void;
  edit: (value: string) => void;
}

/** The edit made at build, until the reader makes another: only then is the engine loaded. */
export const useLiveEdit = (built: LiveResult, load: () => Promise<EditSample>): LiveEdit => {
  const [result, setResult] = useState(built);
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
    // Errors are reported when the value changes.
    prepare: () => void need().catch(() => undefined),
    edit: (value) =>
      void need().then(
        (editSample) => apply(editSample, value),
        () => setProblem(FAILED),
      ),
  };
};
