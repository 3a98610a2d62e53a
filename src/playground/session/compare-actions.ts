import type { EngineClient } from "../workers/engine-client";
import type { MessageComparison } from "../workers/comparison";
import { createTextMirror } from "./create-text-mirror";
import type { OtherMessage } from "./state/playground-state";

/** Actions that compare the open message with another. */
export interface CompareActions {
  compareWith: (other: OtherMessage) => Promise<MessageComparison>;
  /** All differences as CSV. */
  comparisonReport: (other: OtherMessage) => Promise<string>;
  /** Opens the other message, and compares it with the one that was open. */
  swap: (other: OtherMessage) => void;
}

interface Parts {
  client: EngineClient;
  /** Sends the source to the worker. */
  bring: () => Promise<number>;
  current: () => OtherMessage;
  open: (other: OtherMessage) => void;
  setOther: (other: OtherMessage) => void;
}

export const compareActions = ({ client, bring, current, open, setOther }: Parts): CompareActions => {
  const others = createTextMirror(client, "other");
  const bringBoth = async ({ source }: OtherMessage): Promise<{ other: number; source: number }> => ({
    other: await others.bring(source),
    source: await bring(),
  });
  return {
    compareWith: async (other) => client.run("compareWith", await bringBoth(other)),
    comparisonReport: async (other) => client.run("comparisonReport", await bringBoth(other)),
    swap: (other) => {
      const before = current();
      open(other);
      setOther(before);
    },
  };
};
