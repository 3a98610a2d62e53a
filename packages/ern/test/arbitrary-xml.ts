import fc from "fast-check";

/** Well-formed documents with everything that a lossless parser must keep, for property tests. */

const NAMES = ["Release", "TitleText", "ISRC", "x:Note", "Größe", "a-b.c_d", "Deal"];

const space = fc.constantFrom(" ", "\n", "\t", "\r\n", "  \n ");
const optionalSpace = fc.constantFrom("", " ", "\n  ", "\r\n\t");
const text = fc.array(
  fc.constantFrom(
    "a",
    "Ünï",
    "&amp;",
    "&lt;",
    "&#233;",
    "&#xE9;",
    ">",
    "'",
    '"',
    " ",
    "\n",
    "\r\n",
    "\r",
    "🎵",
    "]] ",
    "1",
  ),
  { maxLength: 8 },
);
const plain = text.map((parts) => parts.join(""));
const comment = plain.map((body) => `<!--${body.replaceAll("-", "")}-->`);
const instruction = plain.map((body) => `<?target ${body.replaceAll("?", "")}?>`);
const cdata = plain.map((body) => `<![CDATA[${body}<not a="tag">&]]>`);

const attribute = fc.tuple(space, fc.constantFrom('"', "'"), plain, optionalSpace, optionalSpace).map(
  ([before, quote, value, left, right]) =>
    (name: string) =>
      `${before}${name}${left}=${right}${quote}${value.replaceAll(quote, "").replaceAll("<", "")}${quote}`,
);
const attributes = fc
  .array(attribute, { maxLength: 3 })
  .map((list) => list.map((write, index) => write(["Namespace", "x:b", "LanguageAndScriptCode"][index]!)).join(""));

const { element } = fc.letrec<{ element: string; content: string }>((tie) => ({
  content: fc.oneof({ maxDepth: 4 }, plain, comment, instruction, cdata, tie("element")),
  element: fc
    .tuple(
      fc.constantFrom(...NAMES),
      attributes,
      optionalSpace,
      fc.array(tie("content"), { maxLength: 4 }),
      fc.boolean(),
    )
    .map(([name, written, inTag, content, short]) =>
      short && content.length === 0
        ? `<${name}${written}${inTag}/>`
        : `<${name}${written}${inTag}>${content.join("")}</${name}${inTag}>`,
    ),
}));

const misc = fc.array(fc.oneof(comment, instruction, space), { maxLength: 3 }).map((parts) => parts.join(""));
const declaration = fc.constantFrom(
  "",
  '<?xml version="1.0"?>',
  "<?xml version='1.0' encoding='UTF-8' standalone=\"yes\" ?>",
);

export const arbitraryXml = fc
  .tuple(fc.constantFrom("", "\uFEFF"), declaration, misc, fc.array(element, { maxLength: 4 }), misc)
  .map(
    ([mark, first, before, elements, after]) =>
      `${mark}${first}${before}<ern:NewReleaseMessage xmlns:ern="http://ddex.net/xml/ern/43" xmlns:x='urn:x'>${elements.join("\n")}</ern:NewReleaseMessage>${after}`,
  );
