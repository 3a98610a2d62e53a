import type { ErnText, Splice } from "@ddex-suite/ern";

/** A message of the home page: as it was opened, and the fixes made since, one after the other. */
export interface Handoff {
  name: string;
  original: ErnText;
  fixes: readonly (readonly Splice[])[];
}

let waiting: Handoff | undefined;

export const setHandoff = (message: Handoff): void => {
  waiting = message;
};

/** Returns the message that was handed over, once. */
export const takeHandoff = (): Handoff | undefined => {
  const message = waiting;
  waiting = undefined;
  return message;
};
