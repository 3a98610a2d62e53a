import type { Properties } from "hast";

/** HTML attributes of a link besides its href: other sites open in a new tab. */
export const linkAttributes = (href: string): Properties =>
  /^(https?:)?\/\//i.test(href) ? { className: ["external"], target: "_blank", rel: ["noopener", "noreferrer"] } : {};
