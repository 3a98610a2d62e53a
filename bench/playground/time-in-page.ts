import type { WorkerTimes } from "./engine-worker";

export interface PageTimes {
  engine: WorkerTimes[];
  /** Milliseconds of the browser's own parser. */
  dom: number[];
  /** The page hasn't crashed. */
  alive: boolean;
}

/** The interface to the page. The message comes in parts, because one of 50 MB is too long for one call. */
export interface ParserBench {
  parts: string[];
  time: (workerCode: string, runs: number) => Promise<PageTimes>;
}

declare global {
  interface Window {
    parserBench: ParserBench;
    /** Keeps the parsed document alive, so that parsing isn't optimised away. */
    parsed?: Document;
  }
}

const ask = (worker: Worker, text: string): Promise<WorkerTimes> =>
  new Promise((resolve, reject) => {
    worker.onmessage = ({ data }: MessageEvent<WorkerTimes>) => resolve(data);
    worker.onerror = reject;
    worker.postMessage(text);
  });

const time: ParserBench["time"] = async (workerCode, runs) => {
  const text = window.parserBench.parts.join("");
  const worker = new Worker(URL.createObjectURL(new Blob([workerCode], { type: "text/javascript" })));
  const times: PageTimes = { engine: [], dom: [], alive: false };
  for (let run = 0; run < runs; run += 1) {
    times.engine.push(await ask(worker, text));
    const start = performance.now();
    window.parsed = new DOMParser().parseFromString(text, "application/xml");
    times.dom.push(performance.now() - start);
    window.parsed = undefined;
  }
  times.alive = document.title === "Bench";
  return times;
};

window.parserBench = { parts: [], time };
