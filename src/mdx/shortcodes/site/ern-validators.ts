import type { Content } from "mdast";

import faults from "../../../../content/ern/validators.json";
import { code, list, paragraph, strong, table, text } from "../../nodes/markdown-nodes";
import type { Shortcode } from "../shortcode";

/** A fault in a message and the first thing that each validator reports; without a text, it accepts the message. */
interface ValidatorFault {
  fault: string;
  /** The regular expression of what is replaced in a message without faults, and the replacement. */
  from: string;
  to: string;
  libxml2?: string;
  xerces?: string;
  playground?: string;
}

export const VALIDATOR_FAULTS: readonly ValidatorFault[] = faults;

const VALIDATORS = { libxml2: "libxml2", xerces: "Xerces", playground: "Playground" } as const;

const validators = Object.keys(VALIDATORS) as (keyof typeof VALIDATORS)[];

const overview = (): Content =>
  table(
    ["Fault", ...Object.values(VALIDATORS)],
    VALIDATOR_FAULTS.map((fault) => [
      [text(fault.fault)],
      ...validators.map((validator) => [text(fault[validator] === undefined ? "Nothing" : "Reported")]),
    ]),
  );

const texts = (fault: ValidatorFault): Content[] => {
  const reports = validators.flatMap((validator) => {
    const report = fault[validator];
    return report === undefined ? [] : [[text(`${VALIDATORS[validator]}: `), code(report)]];
  });
  return reports.length === 0 ? [] : [paragraph(strong(text(fault.fault))), list(reports)];
};

/** `<ErnValidators />`: which validators report the same faults, and with which texts. */
export const ernValidators = {
  name: "ErnValidators",
  dependsOn: ["ern"],
  expand: () => [overview(), ...VALIDATOR_FAULTS.flatMap(texts)],
} as const satisfies Shortcode;
