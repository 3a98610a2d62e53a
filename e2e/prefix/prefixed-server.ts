import { readFileSync, statSync } from "node:fs";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import path from "node:path";

import { headersOfFile } from "../../src/test/node/headers-of-file";
import { prefixedSite } from "../../src/test/sites/build-copy";
import type { HostHeaders } from "../../src/utils/host-headers";

const copy = path.resolve(__dirname, "../..", prefixedSite.copy);
const folder = path.join(copy, "public");

/** Returns a file of the site built for a path. */
export const readPrefixed = (file: string): string => readFileSync(path.join(folder, file), "utf8");

const types: Readonly<Record<string, string>> = {
  ".html": "text/html; charset=utf-8",
  ".js": "text/javascript; charset=utf-8",
  ".json": "application/json",
  ".svg": "image/svg+xml",
  ".webmanifest": "application/manifest+json",
};

const findFile = (route: string): string | undefined => {
  const file = path.join(folder, route.endsWith("/") ? `${route}index.html` : route);
  return file.startsWith(folder) && statSync(file, { throwIfNoEntry: false })?.isFile() ? file : undefined;
};

interface Answer {
  address: string;
  status: number;
}

export interface PrefixedServer {
  origin: string;
  /** All requests and their status. */
  answers: Answer[];
  stop: () => Promise<unknown>;
}

/** Serves the site built for a path at that path or another, with its headers. */
export const startPrefixedServer = async (base = `${prefixedSite.prefix}/`): Promise<PrefixedServer> => {
  if (!statSync(path.join(copy, "build-stamp"), { throwIfNoEntry: false }))
    throw new Error("The site that is served below a path is not built. Run `npm run test:e2e`, which builds it.");
  const host = JSON.parse(readFileSync(path.join(copy, ".cache/headers/headers.json"), "utf8")) as HostHeaders;
  const answers: Answer[] = [];
  const server = createServer(({ url = "/" }, response) => {
    const address = decodeURI(new URL(url, "http://localhost").pathname);
    const found = address.startsWith(base) ? findFile(address.slice(base.length - 1)) : undefined;
    const file = found ?? path.join(folder, "404.html");
    answers.push({ address, status: found ? 200 : 404 });
    response.writeHead(found ? 200 : 404, {
      "Content-Type": types[path.extname(file)] ?? "application/octet-stream",
      ...headersOfFile(host, found ? address : "/404.html"),
    });
    response.end(readFileSync(file));
  });
  await new Promise<void>((resolve) => server.listen(0, resolve));
  return {
    origin: `http://localhost:${(server.address() as AddressInfo).port}`,
    answers,
    stop: () => new Promise((resolve) => (server.close(resolve), server.closeAllConnections())),
  };
};
