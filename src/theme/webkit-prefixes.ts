import type { Middleware } from "stylis";

/** Properties that some supported browsers only know with a prefix: the first in Safari, the others in Chromium before 2023. */
const prefixed = new Set(["user-select", "print-color-adjust", "box-decoration-break"]);

/**
 * Stylis middleware that duplicates declarations for browsers that need the prefix; Stylis's own also writes prefixes
 * from 2012.
 */
export const webkitPrefixes: Middleware = (element) => {
  if (element.type === "decl" && typeof element.props === "string" && prefixed.has(element.props))
    element.return = `-webkit-${element.value}${element.value}`;
};
