import { existsSync, readFileSync } from "node:fs";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import path from "node:path";

import { toInnerPath } from "@ddex-suite/ern/text/inner-path";
import sirv from "sirv";
import { parse } from "smol-toml";

import { REVALIDATE } from "../../../gatsby/outputs/headers/file-headers";
import { decoded } from "../../../utils/decoded";
import type { Headers } from "../../../utils/host-headers";
import serveMarkdown from "../../netlify/edge-functions/serve-markdown";
import { netlifyRules } from "./netlify-rules";

/** Files that Netlify reads but doesn't serve, and the address for which the files' server would find 404.html. */
const NOT_SERVED = ["/_headers", "/_redirects", "/404/"];

interface Toml {
  edge_functions: { function: string; path: string }[];
}

/** Returns whether netlify.toml names an edge function for an address. */
const edgeAddresses = (name: string): ((address: string) => boolean) => {
  const { edge_functions: edgeFunctions } = parse(readFileSync("netlify.toml", "utf8")) as unknown as Toml;
  const globs = edgeFunctions.filter((entry) => entry.function === name).map(({ path: glob }) => glob.split("*"));
  return (address) => globs.some(([start = "", end = ""]) => address.startsWith(start) && address.endsWith(end));
};

/** Returns the edge function's answer to a request for a page. */
const markdownOf = (url: string, { method, headers }: IncomingMessage): Promise<Response | undefined> =>
  serveMarkdown(new Request(url, { method, headers: { accept: headers.accept ?? "" } }));

const pass = async (answer: Response, response: ServerResponse): Promise<void> => {
  response.writeHead(answer.status, Object.fromEntries(answer.headers));
  response.end(Buffer.from(await answer.arrayBuffer()));
};

const sendRedirect = (response: ServerResponse, status: number, to: string): void =>
  void response.writeHead(status, { Location: to }).end();

export interface Server {
  origin: string;
  stop: () => Promise<void>;
}

/** Serves a built site like Netlify: with its headers and redirects, and Markdown for clients that prefer it. */
export const startServer = async (folder: string, port = 0): Promise<Server> => {
  const { headersOf, redirectOf } = await netlifyRules(folder);
  const hasMarkdown = edgeAddresses("serve-markdown");

  /** Without the upgrade to https, which some browsers apply to localhost too. */
  const headersFor = (address: string): Headers =>
    Object.fromEntries(
      Object.entries({
        "Cache-Control": REVALIDATE,
        ...headersOf(address),
      }).map(([name, value]) => [name, value.replace("; upgrade-insecure-requests", "")]),
    );
  const files = sirv(folder, {
    dev: true,
    etag: true,
    dotfiles: true,
    setHeaders: (response, address) => void response.setHeaders(new Map(Object.entries(headersFor(address)))),
  });
  const isPage = (address: string): boolean => {
    const inner = toInnerPath(`.${address}`);
    return inner !== undefined && existsSync(path.join(folder, inner, "index.html"));
  };

  const notFound = (request: IncomingMessage, response: ServerResponse): void => {
    response.writeHead(404, { "Content-Type": "text/html;charset=utf-8", ...headersFor("/404.html") });
    response.end(request.method === "HEAD" ? undefined : readFileSync(path.join(folder, "404.html")));
  };

  const answer = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const { pathname, search } = new URL(server.origin + request.url?.replace(/^\/+/, "/"));
    const address = decoded(pathname);
    const redirect = redirectOf(address);
    if (redirect) return sendRedirect(response, redirect.status, redirect.to + search);
    if (!address.endsWith("/") && isPage(address)) return sendRedirect(response, 301, `${pathname}/${search}`);
    const markdown = hasMarkdown(address) && (await markdownOf(server.origin + pathname, request));
    if (markdown) return pass(markdown, response);
    if (NOT_SERVED.includes(address)) return notFound(request, response);
    files(request, response, () => notFound(request, response));
  };

  const listener = createServer((request, response) => {
    answer(request, response).catch((error: unknown) => response.writeHead(500).end(String(error)));
  });
  await new Promise<void>((resolve, reject) => listener.once("error", reject).listen(port, resolve));
  const server = {
    origin: `http://localhost:${(listener.address() as AddressInfo).port}`,
    stop: () =>
      new Promise<void>((resolve) => {
        listener.close(() => resolve());
        listener.closeAllConnections();
      }),
  };
  return server;
};
