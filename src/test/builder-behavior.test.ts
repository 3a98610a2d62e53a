import { readFileSync } from "node:fs";

import { readSymbols } from "../gatsby/toolkit/read-symbols";
import { builderChecks } from "./builder-checks/builder-checks";
import { fidelityChecks } from "./builder-checks/fidelity-checks";
import { fieldChecks } from "./builder-checks/field-checks";
import { functionChecks } from "./builder-checks/function-checks";
import { presetChecks } from "./builder-checks/preset-checks";
import { streamingChecks } from "./builder-checks/streaming-checks";

const FILE = "content/toolkit/ddex-builder/typescript.yaml";
const PREFIX = "ddex-builder.typescript.";

const groups = [builderChecks, fieldChecks, presetChecks, fidelityChecks, streamingChecks, functionChecks];
const checks = groups.flatMap((group) => Object.entries(group));
const executed = readSymbols(readFileSync(FILE, "utf8"), FILE).filter(({ evidence }) => evidence === "executed");

it("each symbol of npm ddex-builder that says executed has a check here, and only one", () => {
  expect(checks.map(([id]) => PREFIX + id).sort()).toEqual(executed.map(({ id }) => id).sort());
});

it.each(executed.map(({ id, status, note }) => [id.slice(PREFIX.length), status, note]))(
  "%s %s: %s",
  async (id) => {
    expect.hasAssertions();
    await new Map(checks).get(id)?.();
  },
  60_000,
);
