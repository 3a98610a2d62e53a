/** The quality of a type in a header, from the most specific range that covers it; undefined if none does. */
const qualityOf = (accept: string, ranges: readonly string[]): number | undefined => {
  const found = new Map(
    accept.split(",").map((part) => {
      const [range = "", ...parameters] = part.split(";").map((piece) => piece.trim().toLowerCase());
      const quality = parameters.find((parameter) => parameter.startsWith("q="))?.slice(2);
      return [range, quality === undefined ? 1 : Number(quality) || 0] as const;
    }),
  );
  return ranges.map((range) => found.get(range)).find((quality) => quality !== undefined);
};

/** Does an Accept header list Markdown and rank it no lower than HTML? Browsers never list it. */
export const prefersMarkdown = (accept: string): boolean => {
  const markdown = qualityOf(accept, ["text/markdown"]) ?? 0;
  return markdown > 0 && markdown >= (qualityOf(accept, ["text/html", "text/*", "*/*"]) ?? 0);
};

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
