import { escapeHtml } from "../../utils/text/escape-html";
import type { Compiled } from "../../mdx/compile";
import type { ContentError } from "../../diagnostics/content-error";

/** What develop shows of a page that the compile pass refuses: file, line, what is wrong and what to do. */
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
