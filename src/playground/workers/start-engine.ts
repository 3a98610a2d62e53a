import { createEngineClient, type EngineClient } from "./engine-client";

export const startEngine = (): EngineClient =>
  // The HTTP headers match the script by this name.
  createEngineClient(() => new Worker(/* webpackChunkName: "engine-worker" */ new URL("./worker.ts", import.meta.url)));
