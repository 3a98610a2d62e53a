import type { Verdict } from "@ddex-suite/ern/validate";

/** Returns the verdict of a schema that found nothing, with a test's overrides. */
export const fakeVerdict = (part: Partial<Verdict> = {}): Verdict => ({
  name: "release-notification.xsd",
  version: "4.3",
  source: "schema",
  state: "passed",
  diagnostics: [],
  count: 0,
  ...part,
});
