import { createEngineClient, type EngineClient } from "../workers/engine-client";
import type { ValidatorJobs } from "./validation-worker";

export type ValidatorClient = EngineClient<ValidatorJobs>;

const UNAVAILABLE =
  "The validator did not start: its script could not be loaded, or something blocks it. Check your connection and what " +
  "blocks scripts and WebAssembly in this browser.";

export const startValidator = (): ValidatorClient =>
  createEngineClient<ValidatorJobs>(
    // The HTTP headers match the script by this name: it may run WebAssembly, pages may not.
    () => new Worker(/* webpackChunkName: "validator" */ new URL("./validation-worker.ts", import.meta.url)),
    UNAVAILABLE,
  );
