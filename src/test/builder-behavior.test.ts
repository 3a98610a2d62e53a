import { readFileSync } from "node:fs";

import { readSymbols } from "../toolkit/read-symbols";
import { builderProblem } from "../sample-checks/languages/scripts/builder-problem";

const FILE = "content/toolkit/ddex-builder/typescript.yaml";
const PREFIX = "ddex-builder.typescript.";

const itRunsBuilder = builderProblem() === undefined ? it : it.skip;

/** The checks by symbol; they import the builder, which does not load on every machine. */
const loadChecks = async () => {
  const groups = await Promise.all([
    import("./builder-checks/builder-checks").then((module) => module.builderChecks),
    import("./builder-checks/fidelity-checks").then((module) => module.fidelityChecks),
    import("./builder-checks/field-checks").then((module) => module.fieldChecks),
    import("./builder-checks/function-checks").then((module) => module.functionChecks),
    import("./builder-checks/preset-checks").then((module) => module.presetChecks),
    import("./builder-checks/streaming-checks").then((module) => module.streamingChecks),
  ]);
  return groups.flatMap((group) => Object.entries(group));
};

const executed = readSymbols(readFileSync(FILE, "utf8"), FILE).filter(({ evidence }) => evidence === "executed");

itRunsBuilder("each symbol of npm ddex-builder that says executed has a check here, and only one", async () => {
  const checks = await loadChecks();
  expect(checks.map(([id]) => PREFIX + id).sort()).toEqual(executed.map(({ id }) => id).sort());
});

itRunsBuilder.each(executed.map(({ id, status, note }) => [id.slice(PREFIX.length), status, note]))(
  "%s %s: %s",
  async (id) => {
    expect.hasAssertions();
    await new Map(await loadChecks()).get(id)?.();
  },
  60_000,
);
