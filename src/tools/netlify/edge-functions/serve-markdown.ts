/** Returns the quality of a type in a header, from the most specific range that covers it; undefined if none does. */
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

/**
 * Returns the type as which a client prefers a page's text. Markdown must be ranked no lower than HTML, which browsers
 * never do; plain text higher, because text browsers and some programs list both.
 */
export const preferredText = (accept: string): "text/markdown" | "text/plain" | undefined => {
  const html = qualityOf(accept, ["text/html", "text/*", "*/*"]) ?? 0;
  const [markdown, plain] = ["text/markdown", "text/plain"].map((type) => qualityOf(accept, [type]) ?? 0) as [
    number,
    number,
  ];
  if (markdown > 0 && markdown >= html && markdown >= plain) return "text/markdown";
  return plain > html ? "text/plain" : undefined;
};

/** Returns the Markdown file's headers that still fit the unpacked body. Netlify adds none to a function's answer. */
const textHeaders = (file: Headers, type: string): Headers => {
  const headers = new Headers(file);
  for (const name of ["content-encoding", "content-length"]) headers.delete(name);
  headers.set("content-type", `${type}; charset=utf-8`);
  headers.set("vary", "Accept");
  return headers;
};

/**
 * Serves a page's Markdown version if the client prefers it, as plain text if that's the type it asks for; every other request passes through. netlify.toml sets the
 * routes, because Gatsby would take an export named `config` in src for its own.
 */
const serveMarkdown = async ({ headers, method, url }: Request): Promise<Response | undefined> => {
  const page = new URL(url);
  const isRead = method === "GET" || method === "HEAD";
  const isFile = /\.\w+$/.test(page.pathname);
  const type = preferredText(headers.get("accept") ?? "");
  if (!isRead || isFile || !type) return undefined;
  page.pathname = page.pathname.replace(/\/?$/, ".md");
  const markdownVersion = await fetch(page, { method }).catch(() => undefined);
  return markdownVersion?.ok
    ? new Response(markdownVersion.body, { headers: textHeaders(markdownVersion.headers, type) })
    : undefined;
};

export default serveMarkdown;
