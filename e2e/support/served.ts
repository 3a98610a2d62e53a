import { readFileSync, statSync } from "node:fs";
import path from "node:path";

import type { JSHandle, Page } from "@playwright/test";

const folder = path.resolve(__dirname, "../../public");

/** The file that a host sends for a route; `deploy/hosts.spec.ts` checks that it is sent unchanged. */
const fileOf = (route: string): string => {
  const file = path.join(folder, route, "index.html");
  return statSync(file, { throwIfNoEntry: false }) ? file : path.join(folder, "404.html");
};

/** A page's document as the server sends it, without running scripts, to read with `evaluate`. */
export const servedDocument = (page: Page, route: string): Promise<JSHandle<Document>> =>
  page.evaluateHandle(
    (text) => new DOMParser().parseFromString(text, "text/html"),
    readFileSync(fileOf(route), "utf8"),
  );
