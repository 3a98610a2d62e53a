import { createHash } from "node:crypto";
import { readFile, stat } from "node:fs/promises";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import path from "node:path";
import { gzipSync } from "node:zlib";

const TYPES: Readonly<Record<string, string>> = {
  ".avif": "image/avif",
  ".css": "text/css; charset=utf-8",
  ".html": "text/html; charset=utf-8",
  ".ico": "image/x-icon",
  ".jpg": "image/jpeg",
  ".js": "text/javascript; charset=utf-8",
  ".json": "application/json",
  ".md": "text/markdown; charset=utf-8",
  ".png": "image/png",
  ".svg": "image/svg+xml",
  ".txt": "text/plain; charset=utf-8",
  ".wasm": "application/wasm",
  ".webmanifest": "application/manifest+json",
  ".webp": "image/webp",
  ".woff2": "font/woff2",
  ".xml": "application/xml",
};
const COMPRESSED = /text|json|javascript|svg|xml|wasm/;

const isFile = (name: string): Promise<boolean> =>
  stat(name).then(
    (found) => found.isFile(),
    () => false,
  );

/** The file for a path: itself, or the page of a clean URL; otherwise undefined. */
const findFile = async (folder: string, pathname: string): Promise<string | undefined> => {
  const base = path.join(folder, path.posix.normalize(`/${pathname}`));
  for (const name of [base, `${base}.html`, path.join(base, "index.html")]) if (await isFile(name)) return name;
  return undefined;
};

/** As deployed: files with a hash in their name or in /static are immutable, all others are revalidated. */
const cacheControl = (pathname: string): string =>
  pathname.startsWith("/static/") || pathname.endsWith(".js")
    ? "public, max-age=31536000, immutable"
    : "public, max-age=0, must-revalidate";

const requestPath = (url = "/"): string | undefined => {
  try {
    return decodeURIComponent(new URL(url, "http://localhost").pathname);
  } catch {
    return undefined;
  }
};

interface Answer {
  type: string;
  compressed: boolean;
  etag: string;
  body: Buffer;
}

interface Sent {
  pathname: string;
  bytes: number;
  /** Whether it was a worker's script, or requested by one. */
  isForWorker: boolean;
}

export interface Server {
  origin: string;
  /** The bytes of each answer since the last call, without headers; includes workers' requests. */
  takeSent: () => Sent[];
  stop: () => Promise<void>;
}

const isForWorker = ({ headers }: IncomingMessage): boolean =>
  headers["sec-fetch-dest"] === "worker" || (headers.referer ?? "").endsWith(".js");

/** Serves a built site over HTTP with gzip -9. */
export const servePublic = async (folder: string, port = 0): Promise<Server> => {
  const answers = new Map<string, Promise<Answer>>();
  let sent: Sent[] = [];

  const read = async (file: string): Promise<Answer> => {
    const type = TYPES[path.extname(file)] ?? "application/octet-stream";
    const raw = await readFile(file);
    const compressed = COMPRESSED.test(type);
    const etag = `"${createHash("sha1").update(raw).digest("base64url")}"`;
    return { type, compressed, etag, body: compressed ? gzipSync(raw, { level: 9 }) : raw };
  };

  const answer = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const pathname = requestPath(request.url);
    const found = pathname === undefined ? undefined : await findFile(folder, pathname);
    const file = found ?? path.join(folder, "404.html");
    const known = answers.get(file) ?? read(file);
    answers.set(file, known);
    const { type, compressed, etag, body } = await known;
    const headers = { "cache-control": cacheControl(pathname ?? "/"), etag };
    if (found && request.headers["if-none-match"] === etag) {
      response.writeHead(304, headers).end();
      return;
    }
    response.writeHead(found ? 200 : 404, {
      ...headers,
      "content-type": type,
      "content-length": body.length,
      ...(compressed && { "content-encoding": "gzip", vary: "accept-encoding" }),
    });
    sent.push({ pathname: pathname ?? "/", bytes: body.length, isForWorker: isForWorker(request) });
    response.end(request.method === "HEAD" ? undefined : body);
  };

  const server = createServer((request, response) => {
    answer(request, response).catch((error: unknown) => response.writeHead(500).end(String(error)));
  });
  await new Promise<void>((resolve, reject) => server.once("error", reject).listen(port, "127.0.0.1", resolve));
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    takeSent: () => {
      const taken = sent;
      sent = [];
      return taken;
    },
    stop: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
};
