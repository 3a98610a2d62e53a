/**
 * What a faulty server does instead of answering: another status, another text, hanging for ever, or cutting the line.
 */
export type Misbehaviour = { status: number } | { text: string } | "hangs" | "cuts the line";

export interface Fault {
  /** Paths of the files affected. */
  files: RegExp;
  instead: Misbehaviour;
}

const pageData = /^\/page-data\/(?!sq\/|app-data).*\.json$/;
const everyData = /^\/page-data\//;
const app = /^\/(?:app|framework)-[^/]*\.js$/;
/** Chunks loaded on demand; their name is only a hash. */
const laterChunks = /^\/[0-9a-f]{8}\.js$/;

const garbage = { text: "<!doctype html><p>Sign in to the network" };

/** Ways for a page's data to fail. */
export const dataFaults = {
  "a status of 500": { files: pageData, instead: { status: 500 } },
  "a status of 404": { files: pageData, instead: { status: 404 } },
  "another text": { files: pageData, instead: garbage },
  "no answer": { files: pageData, instead: "hangs" },
  "a cut line": { files: pageData, instead: "cuts the line" },
} satisfies Record<string, Fault>;

/** Ways for the data of every page to fail. */
export const firstLoadFaults = {
  "all data: a status of 500": { files: everyData, instead: { status: 500 } },
  "all data: a status of 404": { files: everyData, instead: { status: 404 } },
  "all data: another text": { files: everyData, instead: garbage },
  "all data: no answer": { files: everyData, instead: "hangs" },
} satisfies Record<string, Fault>;

/** Ways for the code of the opened page to fail. */
export const codeFaults = {
  "its code: a status of 404": { files: laterChunks, instead: { status: 404 } },
  "its code: no answer": { files: laterChunks, instead: "hangs" },
} satisfies Record<string, Fault>;

export const scriptFaults = {
  "no scripts: a status of 404": { files: app, instead: { status: 404 } },
  "no scripts: no answer": { files: app, instead: "hangs" },
} satisfies Record<string, Fault>;

export const chunkFaults = {
  "a status of 404": { files: laterChunks, instead: { status: 404 } },
  "a cut line": { files: laterChunks, instead: "cuts the line" },
} satisfies Record<string, Fault>;

export const searchFaults = {
  "hanging texts": { files: /^\/search-index\//, instead: "hangs" },
  "an index with a status of 503": { files: /^\/search-index\.json$/, instead: { status: 503 } },
  "a missing worker": { files: /^\/search-worker-/, instead: { status: 404 } },
} satisfies Record<string, Fault>;

/** The host no longer responds. */
export const hostDown: Fault = { files: /^\//, instead: "cuts the line" };
