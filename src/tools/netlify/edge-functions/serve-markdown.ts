import { prefersMarkdown } from "../prefers-markdown.ts";

/** The Markdown file's headers that still fit the unpacked body. Netlify adds none to a function's answer. */
const markdownHeaders = (file: Headers): Headers => {
  const headers = new Headers(file);
  for (const name of ["content-encoding", "content-length"]) headers.delete(name);
  headers.set("content-type", "text/markdown; charset=utf-8");
  headers.set("vary", "Accept");
  return headers;
};

/**
 * Serves a page's Markdown version if the client prefers it; every other request passes through. netlify.toml sets the
 * routes, because Gatsby would take an export named `config` in src for its own.
 */
const serveMarkdown = async ({ headers, method, url }: Request): Promise<Response | undefined> => {
  const page = new URL(url);
  const isRead = method === "GET" || method === "HEAD";
  const isFile = /\.\w+$/.test(page.pathname);
  if (!isRead || isFile || !prefersMarkdown(headers.get("accept") ?? "")) return undefined;
  page.pathname = page.pathname.replace(/\/?$/, ".md");
  const markdownVersion = await fetch(page, { method }).catch(() => undefined);
  return markdownVersion?.ok
    ? new Response(markdownVersion.body, { headers: markdownHeaders(markdownVersion.headers) })
    : undefined;
};

export default serveMarkdown;
