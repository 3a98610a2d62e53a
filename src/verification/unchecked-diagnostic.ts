import type { SampleReport } from "./report/sample-report";

/** Maximum share of code blocks that may be unchecked. */
const MOST_UNCHECKED = 0.01;

/** One line if too many blocks are marked as unchecked. */
export const uncheckedDiagnostic = ({
  unchecked,
  samples,
  outputs,
}: Pick<SampleReport, "unchecked" | "samples" | "outputs">) =>
  unchecked > (samples + outputs) * MOST_UNCHECKED
    ? [
        `${unchecked} of ${samples + outputs} code blocks are unchecked, more than ${MOST_UNCHECKED * 100} %. Make whole programs of some.`,
      ]
    : [];
