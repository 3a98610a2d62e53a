import type { SampleReport } from "./report/sample-report";

/** Share of the code blocks that nothing may check. */
const MOST_UNCHECKED = 0.01;

/** One line when too many blocks say that they are not checked. */
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
