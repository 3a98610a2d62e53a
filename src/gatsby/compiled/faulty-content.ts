import { escapeHtml } from "../../utils/text/escape-html";
import type { Compiled } from "../../mdx/compile";
import type { ContentError } from "../../diagnostics/content-error";

/** What develop shows instead of an invalid page: file, line, what's wrong and what to do. */
export const faultyContent = ({ file, line, reason, remedy }: ContentError): Compiled => ({
  content: [
    '<aside class="admonition danger" role="note" aria-label="Error in the page\'s file">' +
      `<p class="admonition-title">${escapeHtml(`${file}:${line}`)}</p>` +
      `<p>${escapeHtml(`${reason}. ${remedy}`)}</p></aside>`,
  ],
  excerpt: [],
  truncated: false,
  headings: [],
  links: [],
  ids: [],
  sections: [],
  samples: [],
  words: 0,
});
