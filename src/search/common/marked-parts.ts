const entities: Record<string, string> = { "&lt;": "<", "&gt;": ">", "&quot;": '"', "&#39;": "'", "&amp;": "&" };

/** Splits a highlight (escaped text with `<mark>` around matches) into plain texts; those at odd indexes are marked. */
export const markedParts = (html: string): string[] =>
  html.split(/<\/?mark>/).map((part) => part.replace(/&(?:lt|gt|quot|#39|amp);/g, (entity) => entities[entity]!));
