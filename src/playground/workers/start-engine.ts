import { createEngineClient, type EngineClient } from "./engine-client";

/** The engine in a worker of its own. */
export const startEngine = (): EngineClient =>
  createEngineClient(() => new Worker(new URL("./worker.ts", import.meta.url)));
