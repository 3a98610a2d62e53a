interface Exception {
  /** Matches the start of the checker's message. */
  says: RegExp;
  /** Why the markup stays that way. */
  why: string;
}

const newer = "The checker's CSS is older than the browsers that the site is made for.";

/** Known messages of the Nu Html Checker, and why we accept them. Remove entries that no longer occur. */
export const knownMarkup: readonly Exception[] = [
  {
    says: /^The “role” attribute must not be used on a “t[dhr]” element/,
    why: "Rows are blocks on a narrow window, which takes the table from its elements in some browsers; roles give it back.",
  },
  {
    says: /^The “(?:cell|row|rowheader|columnheader|table|rowgroup)” role is unnecessary/,
    why: "As above: with the style of blocks it is needed.",
  },
  {
    says: /^Element “style” not allowed as child of element “(?:div|article|main)”/,
    why: "The styles of one kind of page are at its beginning: they come and go with it, and no other page has their bytes.",
  },
  {
    says: /^A “link” element with a “blocking” attribute must have a “rel” attribute whose value is “stylesheet”/,
    why: "The HTML standard has `rel=expect` with `blocking=render`, which the checker does not know yet.",
  },
  {
    says: /^CSS: “[\w-]+”: Property “(?:scrollbar-gutter|contain-intrinsic-(?:block-)?size|field-sizing)” doesn't exist/,
    why: newer,
  },
  { says: /^CSS: “[\w-]+”: “color-mix\(.+ is not an? “[\w-]+” value/, why: newer },
  {
    says: /^Bad value {2}for attribute “content” on element “meta”: Unrecognised directive-name: "require-trusted-types-for"/,
    why: "The checker does not know Trusted Types yet.",
  },
  {
    says: /^Text run is not in Unicode Normalization Form C/,
    why: "The output of a sample about that very form.",
  },
];
