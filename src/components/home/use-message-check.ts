import type { ErnDiagnostic } from "@ddex-suite/ern";
import { useRef, useState } from "react";

import { inTime } from "../../utils/in-time";

type ShownProblem = Pick<ErnDiagnostic, "line" | "column" | "message" | "remedy"> & {
  severity: string;
  fixes?: readonly { label: string; isCertain?: boolean }[];
};

export interface CheckedMessage {
  name: string;
  /** The newest fix, and what all fixes have left alone; undefined before the first one. */
  change?: {
    rows: readonly { kind: string; text: string }[];
    changedLines: number;
    identicalLines: number;
  };
  problems: readonly ShownProblem[];
  fixes: readonly unknown[];
}

export interface MessageCheck {
  openSample: (name: string) => Promise<CheckedMessage>;
  /** Rejects with an Error with the reason if the file can't be a message. */
  openFile: (file: File) => Promise<CheckedMessage>;
  fix: (index: number) => Promise<CheckedMessage>;
  handOver: () => void;
}

const FAILED = "The engine could not be loaded. Check your connection, then try again.";

/** Returns the sample as checked at build, until the reader fixes it or opens a file, which loads the engine. */
export const useMessageCheck = (sample: CheckedMessage, load: () => Promise<MessageCheck>) => {
  const [message, setMessage] = useState(sample);
  const [failure, setFailure] = useState<string | null>(null);
  const loading = useRef<Promise<MessageCheck>>();
  const engine = useRef<MessageCheck>();
  const isBusy = useRef(false);

  const prepare = (): Promise<MessageCheck> =>
    (loading.current ??= inTime(load(), "The engine").catch(() => {
      loading.current = undefined;
      throw new Error(FAILED);
    }));

  /** One action at a time: another that comes meanwhile was meant for a list that is about to change. */
  const run = async (action: (check: MessageCheck) => Promise<CheckedMessage>): Promise<void> => {
    if (isBusy.current) return;
    isBusy.current = true;
    try {
      const check = await prepare();
      setMessage(await action(check));
      engine.current = check;
      setFailure(null);
    } catch (error) {
      setFailure((error as Error).message);
    } finally {
      isBusy.current = false;
    }
  };

  return {
    message,
    failure,
    isSample: message === sample,
    /** Loads the engine if necessary; a failure is reported when it's needed. */
    prepare: () => void prepare().catch(() => undefined),
    openFile: (file: File) => run((check) => check.openFile(file)),
    openSample: () => run((check) => check.openSample(sample.name)),
    fix: (index: number) =>
      run(async (check) => {
        // The built list is the sample's; the engine finds the same.
        if (!engine.current) await check.openSample(sample.name);
        return check.fix(index);
      }),
    /** Passes the message on to the playground, unless it's the untouched sample. */
    handOver: () => engine.current?.handOver(),
  };
};
