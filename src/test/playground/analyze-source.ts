import type { createEngine } from "../../playground/workers/create-engine";

/** Sends a source to an engine and analyses it. */
export const analyzeSource = (
  engine: ReturnType<typeof createEngine>,
  source: string,
  revision = 1,
  known?: number,
): ReturnType<typeof engine.analyze> => {
  engine.text({ name: "source", number: revision, splices: [{ from: 0, to: 0, insert: source }], isLast: true });
  return engine.analyze({ source: revision, revision, encoding: "utf-8", known });
};
