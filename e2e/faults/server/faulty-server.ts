import { createReadStream, existsSync, statSync } from "node:fs";
import type { Server, ServerResponse } from "node:http";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import path from "node:path";

import { decoded } from "../../../src/utils/decoded";
import type { Fault } from "./faults";

const site = path.resolve(__dirname, "../../../public");

const types: Readonly<Record<string, string>> = {
  ".html": "text/html; charset=utf-8",
  ".js": "text/javascript",
  ".json": "application/json",
  ".svg": "image/svg+xml",
  ".webmanifest": "application/manifest+json",
};

const findFile = (pathname: string): string | undefined => {
  const file = path.join(site, decoded(pathname, decodeURIComponent));
  return [file, path.join(file, "index.html")].find(
    (candidate) => existsSync(candidate) && statSync(candidate).isFile(),
  );
};

const serve = (pathname: string, response: ServerResponse): void => {
  const file = findFile(pathname);
  const sent = file ?? path.join(site, "404.html");
  response.writeHead(file ? 200 : 404, {
    "content-type": types[path.extname(sent)] ?? "application/octet-stream",
    "cache-control": "no-store",
  });
  createReadStream(sent).pipe(response);
};

const misbehave = ({ instead }: Fault, response: ServerResponse): void => {
  if (instead === "hangs") return;
  if (instead === "cuts the line") response.destroy();
  else if ("text" in instead) response.end(instead.text);
  else response.writeHead(instead.status, { "content-type": "text/plain" }).end("Out of order.");
};

export interface FaultyServer {
  origin: string;
  /** Sets the faults from now on; without any, the server works. */
  have: (...faults: readonly Fault[]) => void;
  stop: () => Promise<void>;
}

/** Serves the built site, with the faults that a test sets. */
export const startFaultyServer = async (): Promise<FaultyServer> => {
  let faults: readonly Fault[] = [];
  const server: Server = createServer(({ url }, response) => {
    const { pathname } = new URL(url ?? "/", "http://localhost");
    const fault = faults.find(({ files }) => files.test(pathname));
    if (fault) misbehave(fault, response);
    else serve(pathname, response);
  });
  await new Promise<void>((resolve) => server.listen(0, resolve));
  return {
    origin: `http://localhost:${(server.address() as AddressInfo).port}`,
    have: (...next) => {
      faults = next;
    },
    stop: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
};
