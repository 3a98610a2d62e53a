const entities: Record<string, string> = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;" };

/** Escapes text for an HTML element or a double-quoted attribute. */
export const escapeHtml = (text: string): string => text.replace(/[&<>"]/g, (character) => entities[character]!);

const named: Readonly<Record<string, string>> = { amp: "&", lt: "<", gt: ">", quot: '"', apos: "'" };

/** Unescapes an attribute's value, with the character references that React and our own HTML use. */
export const unescapeHtml = (text: string): string =>
  text.includes("&")
    ? text.replace(
        /&(?:#x([\da-f]+)|#(\d+)|(amp|lt|gt|quot|apos));/gi,
        (_, hex?: string, decimal?: string, name = "") =>
          hex || decimal
            ? String.fromCodePoint(hex ? parseInt(hex, 16) : Number(decimal))
            : named[(name as string).toLowerCase()]!,
      )
    : text;

/** Returns a pattern that matches a text as it is. */
export const escapeRegExp = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");
