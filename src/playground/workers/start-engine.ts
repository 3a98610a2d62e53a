import { createEngineClient, type EngineClient } from "./engine-client";

/** The engine in a worker of its own. */
export const startEngine = (): EngineClient =>
  // The HTTP headers match the script by this name.
  createEngineClient(() => new Worker(/* webpackChunkName: "engine-worker" */ new URL("./worker.ts", import.meta.url)));
