/** What saxes says is wrong, in our words, and what to do about it. The first that matches counts. */
export const SYNTAX_REMEDIES: readonly [RegExp, string, string][] = [
  [/^unclosed tag: (.+)$/, "The element <$1> is never closed.", "Add </$1> where the element ends."],
  [/^weird empty close/, "A closing tag has no name.", "Write the element's name, as in </Title>."],
  [
    /^unbound namespace prefix: "(.+)"/,
    "The prefix “$1” is not declared.",
    'Declare it with xmlns:$1="…" on this element or one around it.',
  ],
  [/^duplicate attribute: (.+)\.$/, "The attribute $1 is there twice.", "Remove one of the two."],
  [
    /^(undefined|empty) entity/,
    "This entity is not known in XML.",
    "Write & as &amp;, other characters as themselves.",
  ],
  [/entity/, "This is no character that XML has.", "Write & as &amp;, or give a character number as &#233; has."],
  [/"\]\]>" is disallowed/, "Text may not contain “]]>”.", "Write it as ]]&gt;."],
  [/^malformed comment/, "A comment may not contain “--”.", "Remove one of the two hyphens."],
  [/text data outside/, "There is text outside the root element.", "Remove it, or move it into an element."],
  [/only one root/, "A message has one root element, and this is a second one.", "Remove it."],
  [/must contain a root/, "There is no element in this text.", "Paste a whole message, with its NewReleaseMessage."],
  [/must (be at|appear at) the start/, "The XML declaration is not at the start.", "Remove all that stands before it."],
  [
    /^disallowed character in/,
    "A name contains a character that no name may have.",
    "Correct it, or write a < that begins no tag as &lt;.",
  ],
  [/^disallowed character/, "There is a character here that XML does not allow.", "Remove it, or write < as &lt;."],
  [/^unexpected end/, "The message ends too early.", "Paste the rest of it."],
  [
    /declaration|value required|must match|expected/,
    "The XML declaration is wrong.",
    'Write <?xml version="1.0" encoding="UTF-8"?>.',
  ],
];

/** Message and remedy for a complaint of saxes; its own words where it says something rare. */
export const explainSyntax = (complaint: string): { message: string; remedy: string } => {
  for (const [pattern, message, remedy] of SYNTAX_REMEDIES) {
    const match = pattern.exec(complaint);
    if (match) {
      const fill = (text: string) => text.replaceAll("$1", () => match[1] ?? "");
      return { message: fill(message), remedy: fill(remedy) };
    }
  }
  return { message: `This is not well-formed XML: ${complaint}`, remedy: "Correct the markup at this place." };
};
