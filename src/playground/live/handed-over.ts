import type { ErnText, Splice } from "@ddex-suite/ern";

/** A message of the home page: as it was opened, and the fixes made since, one after the other. */
export interface HandedOver {
  name: string;
  original: ErnText;
  fixes: readonly (readonly Splice[])[];
}

let waiting: HandedOver | undefined;

export const handOver = (message: HandedOver): void => {
  waiting = message;
};

/** Returns the message that was handed over, once. */
export const takeHandedOver = (): HandedOver | undefined => {
  const message = waiting;
  waiting = undefined;
  return message;
};
