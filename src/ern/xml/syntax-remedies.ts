import type { SyntaxFault } from "../types";

/**
 * What saxes says is wrong, in our words, what to do about it, and the entry of the error catalogue that explains it. The
 * first that matches counts.
 */
export const SYNTAX_REMEDIES: readonly [RegExp, message: string, remedy: string, entry?: string][] = [
  [
    /^unclosed tag: (.+)$/,
    "The element <$1> is never closed.",
    "Add </$1> where the element ends.",
    "xml-premature-end",
  ],
  [/^weird empty close/, "A closing tag has no name.", "Write the element's name, as in </Title>."],
  [
    /^unbound namespace prefix: "(.+)"/,
    "The prefix “$1” is not declared.",
    'Declare it with xmlns:$1="…" on this element or one around it.',
    "xml-prefix-not-defined",
  ],
  [
    /^duplicate attribute: (.+)\.$/,
    "The attribute $1 is there twice.",
    "Remove one of the two.",
    "xml-attribute-redefined",
  ],
  [
    /^(undefined|empty) entity/,
    "This entity is not known in XML.",
    "Write & as &amp;, other characters as themselves.",
    "xml-entity-not-defined",
  ],
  [
    /entity/,
    "This is no character that XML has.",
    "Write & as &amp;, or give a character number as &#233; has.",
    "xml-pcdata-char",
  ],
  [/"\]\]>" is disallowed/, "Text may not contain “]]>”.", "Write it as ]]&gt;.", "xml-cdata-end-in-text"],
  [/^malformed comment/, "A comment may not contain “--”.", "Remove one of the two hyphens.", "xml-comment-hyphens"],
  [
    /text data outside/,
    "There is text outside the root element.",
    "Remove it, or move it into an element.",
    "xml-extra-content",
  ],
  [/only one root/, "A message has one root element, and this is a second one.", "Remove it.", "xml-extra-content"],
  [
    /must contain a root/,
    "There is no element in this text.",
    "Paste a whole message, with its NewReleaseMessage.",
    "xml-document-empty",
  ],
  [
    /must (be at|appear at) the start/,
    "The XML declaration is not at the start.",
    "Remove all that stands before it.",
    "xml-declaration-first",
  ],
  [
    /^disallowed character in/,
    "A name contains a character that no name may have.",
    "Correct it, or write a < that begins no tag as &lt;.",
  ],
  [
    /^disallowed character/,
    "There is a character here that XML does not allow.",
    "Remove it, or write < as &lt;.",
    "xml-pcdata-char",
  ],
  [/^unexpected end/, "The message ends too early.", "Paste the rest of it.", "xml-premature-end"],
  [
    /declaration|value required|must match|expected/,
    "The XML declaration is wrong.",
    'Write <?xml version="1.0" encoding="UTF-8"?>.',
  ],
];

/** Message and remedy for a complaint of saxes; its own words where it says something rare. */
export const explainSyntax = (complaint: string): Pick<SyntaxFault, "message" | "remedy" | "entry"> => {
  for (const [pattern, message, remedy, entry] of SYNTAX_REMEDIES) {
    const match = pattern.exec(complaint);
    if (match) {
      const fill = (text: string) => text.replaceAll("$1", () => match[1] ?? "");
      return { message: fill(message), remedy: fill(remedy), ...(entry !== undefined && { entry }) };
    }
  }
  return { message: `This is not well-formed XML: ${complaint}`, remedy: "Correct the markup at this place." };
};
