import { ErnError } from "../engine/ern-error";
import { createEngine } from "./create-engine";
import type { JobAnswer, JobRequest } from "./jobs";

const engine = createEngine();

const answer = async ({ id, name, input }: JobRequest): Promise<JobAnswer> => {
  try {
    const job = engine[name] as (input: unknown, onProgress: (part: number) => void) => unknown;
    return { id, output: await job(input, (progress) => postMessage({ id, progress } satisfies JobAnswer)) };
  } catch (error) {
    if (error instanceof ErnError) return { id, error: error.toDetails() };
    return { id, error: { message: error instanceof Error ? error.message : String(error) } };
  }
};

addEventListener("message", ({ data }: MessageEvent<JobRequest>) => {
  void answer(data).then((message) => postMessage(message));
});
