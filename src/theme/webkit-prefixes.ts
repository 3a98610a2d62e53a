import type { Middleware } from "stylis";

/** What browsers that the site supports still know by its prefixed name alone: Safari the first, Chromium before 2023 the others. */
const prefixed = new Set(["user-select", "print-color-adjust", "box-decoration-break"]);

/** Stylis middleware that says a declaration twice where a browser needs the prefix; Stylis' own writes names of 2012 too. */
export const webkitPrefixes: Middleware = (element) => {
  if (element.type === "decl" && typeof element.props === "string" && prefixed.has(element.props))
    element.return = `-webkit-${element.value}${element.value}`;
};
