import type { CheckedSample } from "./doctest/check-samples";
import type { Check, SampleCheck } from "./doctest/samples/checker";
import { sampleChecks } from "./doctest/samples/checker";
import type { Evidence, SampleEvidence } from "./evidence/evidence";
import { isSameTool } from "./evidence/pinned-tools";

type PageEvidence = Evidence["samples"][string];

const isSampleCheck = (check: Check): check is SampleCheck => (sampleChecks as readonly string[]).includes(check);

const goesFurther = (one: SampleCheck, other: SampleCheck): boolean =>
  sampleChecks.indexOf(one) < sampleChecks.indexOf(other);

const isSame = (one: SampleEvidence, other: SampleEvidence): boolean =>
  one.check === other.check && one.output === other.output && isSameTool(one.with, other.with);

/** What we know about a sample after a run: the same as before if the run saw the same, or lacked a tool. */
const renewed = (
  before: SampleEvidence | undefined,
  seen: SampleEvidence,
  skipped: string | undefined,
): SampleEvidence => {
  if (!before || isSame(before, seen)) return before ?? seen;
  return skipped !== undefined && goesFurther(before.check, seen.check) ? before : seen;
};

/** What we know about a page's blocks after a run without problems. */
export const renewSamples = (before: PageEvidence, samples: readonly CheckedSample[]): PageEvidence =>
  Object.fromEntries(
    samples.flatMap(({ sample: { digest }, check, with: tool, output, skipped }) =>
      isSampleCheck(check)
        ? [[digest, renewed(before[digest], { check, with: tool, output: output?.digest }, skipped)]]
        : [],
    ),
  );
