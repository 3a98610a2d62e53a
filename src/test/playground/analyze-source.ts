import type { Jobs } from "../../playground/workers/jobs";
import type { createEngine } from "../../playground/workers/create-engine";

/** Sends a source to an engine and analyses it. */
export const analyzeSource = (
  engine: ReturnType<typeof createEngine>,
  source: string,
  revision = 1,
): Promise<Jobs["analyze"]["output"]> => {
  void engine.text({ name: "source", number: revision, splices: [{ from: 0, to: 0, insert: source }], isLast: true });
  return Promise.resolve(engine.analyze({ source: revision, revision, encoding: "utf-8" }));
};
