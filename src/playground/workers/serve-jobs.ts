import { ErnError, type ErnErrorDetails } from "@ddex-suite/ern";

export type JobAnswer =
  | { id: number; progress: number }
  | { id: number; output: unknown }
  /** Code of the site that the job needs couldn't be loaded. */
  | { id: number; isMissing: true }
  | { id: number; error: ErnErrorDetails | { message: string } };

type Job = (input: unknown, onProgress: (part: number) => void) => unknown;

export interface JobRequest {
  id: number;
  name: string;
  input: unknown;
}

/** Returns whether a script of the site couldn't be loaded, as `importScripts` reports it. */
const isMissingScript = (error: unknown): boolean => error instanceof DOMException && error.name === "NetworkError";

export const serveJobs = (jobs: object): void => {
  const answer = async ({ id, name, input }: JobRequest): Promise<JobAnswer> => {
    try {
      const job = (jobs as Record<string, Job>)[name]!;
      return { id, output: await job(input, (progress) => postMessage({ id, progress } satisfies JobAnswer)) };
    } catch (error) {
      if (error instanceof ErnError) return { id, error: error.toDetails() };
      if (isMissingScript(error)) return { id, isMissing: true };
      return { id, error: { message: error instanceof Error ? error.message : String(error) } };
    }
  };
  addEventListener("message", ({ data }: MessageEvent<JobRequest>) => {
    void answer(data).then((message) => postMessage(message));
  });
};
