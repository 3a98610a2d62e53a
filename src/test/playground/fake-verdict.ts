import type { Verdict } from "../../playground/validation/types";

/** What a schema says that found nothing, but for what a test gives. */
export const fakeVerdict = (part: Partial<Verdict> = {}): Verdict => ({
  name: "release-notification.xsd",
  version: "4.3",
  source: "schema",
  state: "passed",
  diagnostics: [],
  count: 0,
  ...part,
});
