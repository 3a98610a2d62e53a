import { listTracks, parseErn, readMessage } from "@ddex-suite/ern";

/** Milliseconds for parsing a message, for parsing plus reading its model, and the longest gap between progress reports. */
export interface WorkerTimes {
  parse: number;
  all: number;
  gap: number;
}

// A worker that answers each message with its times.
onmessage = ({ data }: MessageEvent<string>) => {
  const start = performance.now();
  let last = start;
  let gap = 0;
  const document = parseErn(data, {
    onProgress: () => {
      gap = Math.max(gap, performance.now() - last);
      last = performance.now();
    },
  });
  const parsed = performance.now();
  listTracks(readMessage(document));
  const times: WorkerTimes = { parse: parsed - start, all: performance.now() - start, gap };
  postMessage(times);
};
