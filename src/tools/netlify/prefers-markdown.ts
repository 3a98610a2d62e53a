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
