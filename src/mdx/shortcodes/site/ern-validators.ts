import type { PhrasingContent } from "mdast";

import faults from "../../../../content/ern/validators.json";
import { code, table, text } from "../../nodes/markdown-nodes";
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

const reported = (report: string | undefined): PhrasingContent[] => [
  report === undefined ? text("Nothing") : code(report),
];

/** `<ErnValidators />`: what validators report for the same faults. */
export const ernValidators = {
  name: "ErnValidators",
  dependsOn: ["ern"],
  expand: () => [
    table(
      ["Fault", "libxml2", "Xerces", "Playground"],
      VALIDATOR_FAULTS.map(({ fault, libxml2, xerces, playground }) => [
        [text(fault)],
        ...[libxml2, xerces, playground].map(reported),
      ]),
    ),
  ],
} as const satisfies Shortcode;
