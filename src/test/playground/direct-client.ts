import { createEngine } from "../../playground/workers/create-engine";
import type { EngineClient } from "../../playground/workers/engine-client";

/** Returns the engine without a worker. */
export const directClient = (): EngineClient => {
  const engine = createEngine();
  return {
    run: async (name, input) => (engine[name] as (input: unknown) => unknown)(input) as never,
    ended: () => 0,
    cancel: () => undefined,
    watch: () => () => undefined,
    end: () => undefined,
  };
};
