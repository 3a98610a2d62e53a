import { existsSync, readdirSync } from "node:fs";
import path from "node:path";

/** Folder of real messages, which tests read and never change; it isn't part of the project. */
export const ernSamples = path.resolve(process.env.ERN_SAMPLES ?? "../shared/samples/ern");

/** Names of its messages; empty if the folder doesn't exist. */
export const ernSampleFiles = existsSync(ernSamples)
  ? readdirSync(ernSamples).filter((name) => name.endsWith(".xml"))
  : [];
