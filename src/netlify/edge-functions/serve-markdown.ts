import { prefersMarkdown } from "../prefers-markdown.ts";

/**
 * Gives the Markdown twin of a page to who prefers it; all else takes its usual way. netlify.toml says where it runs: an
 * export named `config` in src would be one of Gatsby's.
 */
const serveMarkdown = async ({ headers, method, url }: Request): Promise<Response | undefined> => {
  const page = new URL(url);
  const isRead = method === "GET" || method === "HEAD";
  const isFile = /\.\w+$/.test(page.pathname);
  if (!isRead || isFile || !prefersMarkdown(headers.get("accept") ?? "")) return undefined;
  page.pathname = page.pathname.replace(/\/?$/, ".md");
  const twin = await fetch(page, { method }).catch(() => undefined);
  return twin?.ok
    ? new Response(twin.body, { headers: { "content-type": "text/markdown; charset=utf-8", vary: "Accept" } })
    : undefined;
};

export default serveMarkdown;
