import { prefersMarkdown } from "../prefers-markdown.ts";

/** The headers of a Markdown version's file, but for those of what has been unpacked. Netlify adds none to the answer of a function. */
const markdownHeaders = (file: Headers): Headers => {
  const headers = new Headers(file);
  for (const name of ["content-encoding", "content-length"]) headers.delete(name);
  headers.set("content-type", "text/markdown; charset=utf-8");
  headers.set("vary", "Accept");
  return headers;
};

/**
 * Gives the Markdown version of a page to who prefers it; all else takes its usual way. netlify.toml says where it runs: an
 * export named `config` in src would be one of Gatsby's.
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
