import { listTracks } from "../../src/ern/model/list-tracks";
import { parseErn } from "../../src/ern/xml/parse-ern";
import { readMessage } from "../../src/ern/model/read-message";

/** Milliseconds of parsing a message, of parsing and reading its model, and the longest without a word of progress. */
export interface WorkerTimes {
  parse: number;
  all: number;
  gap: number;
}

// A worker that answers each message with the times it took.
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
