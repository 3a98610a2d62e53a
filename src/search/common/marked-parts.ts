const entities: Record<string, string> = { "&lt;": "<", "&gt;": ">", "&quot;": '"', "&#39;": "'", "&amp;": "&" };

/** The parts of a highlight, escaped text with `<mark>` around what matched, as plain texts: the marked ones are those at odd places. */
export const markedParts = (html: string): string[] =>
  html.split(/<\/?mark>/).map((part) => part.replace(/&(?:lt|gt|quot|#39|amp);/g, (entity) => entities[entity]!));
