import type { ThemeUIStyleObject } from "theme-ui";

import { media } from "../../theme/media";
import { box, clipped, floatingStyle, muted, underlined } from "../../theme/mixins";
import type { FOLD_ID } from "../../utils/reserved-ids";
import { codeStyles } from "./code-styles";

const headings = {
  "h2, h3, h4, h5, h6": {
    fontWeight: "strong",
    scrollMarginTop: "calc(var(--navbar-height) + 16px)",
    letterSpacing: "-0.01em",
  },
  h2: { fontSize: "h2", mt: "2.5rem", mb: 3 },
  h3: { fontSize: "h3", mt: 6, mb: 2 },
  h4: { fontSize: "h4", mt: 5, mb: 2 },
  "h5, h6": { fontSize: "body", mt: 5, mb: 2 },
  ".anchor": {
    display: "inline-block",
    minWidth: 24,
    minHeight: 24,
    ml: 2,
    color: "muted",
    textDecoration: "none",
    opacity: 0,
    "&::before": { content: '"#"' },
    "&:focus-visible": { opacity: 1 },
  },
  "& :is(h2,h3,h4,h5,h6):hover .anchor": { opacity: 1 },
} satisfies ThemeUIStyleObject;

const text = {
  "p, ul, ol": { my: 4, maxWidth: "measure" },
  "ul, ol": { pl: 5 },
  li: { my: 1, "> p": { my: 2 } },
  "li::marker": { color: "muted" },
  "ul.contains-task-list": { listStyle: "none", pl: 0 },
  "strong, b": { fontWeight: "strong" },
  hr: { border: 0, borderTop: "1px solid var(--hairline)", my: 7 },
  blockquote: { m: 0, my: 4, pl: 4, borderLeft: "3px solid var(--hairline)", color: "muted" },
  "& :not(pre) > code": {
    boxDecorationBreak: "clone",
    fontSize: "max(0.875em, 0.8125rem)",
    bg: "raised",
    border: "1px solid var(--hairline)",
    borderRadius: "small",
    px: "0.3em",
    py: "0.1em",
    overflowWrap: "anywhere",
  },
  ".unbroken": { whiteSpace: "nowrap" },
  // The box says that it's a name, its colour that it's a link.
  "a.ern-name": {
    ...underlined,
    border: "1px solid var(--hairline)",
    borderRadius: "small",
    boxDecorationBreak: "clone",
    "> code": { border: 0 },
  },
  ":is(td, th) > a, :is(td, th) > :is(strong, em) > a, .links > li > a, .links > li > p > a": underlined,
  ".words > a, .words > :is(strong, em) > a": { textDecoration: "underline" },
  sup: { lineHeight: 0 },
  ".footnotes": { mt: 7, pt: 4, borderTop: "1px solid var(--hairline)", ...muted },
  ".sr-only": clipped,
  "a.external::after": {
    content: '"\\2197"',
    fontSize: "tiny",
    ml: "0.15em",
    verticalAlign: "0.25em",
    display: "inline-block",
  },
} satisfies ThemeUIStyleObject;

const blockStyles = {
  details: { my: 4, ...box, px: 4 },
  summary: { cursor: "pointer", fontWeight: "strong", py: 3, mx: -4, px: 4, borderRadius: "medium" },
  "details[open] > summary": { borderBottom: "1px solid var(--hairline)", mb: 4 },
} satisfies ThemeUIStyleObject;

/** A glossary term; its definition shows on hover and on focus. */
const termStyles = {
  ".term": {
    position: "relative",
    "> a": { color: "inherit", textDecoration: "underline dotted var(--control)", textUnderlineOffset: "0.2em" },
    "[role=tooltip]": {
      display: "none",
      position: "absolute",
      ...floatingStyle,
      left: 0,
      top: "100%",
      width: "min(24rem, 80vw)",
      p: 3,
      fontSize: "small",
      [media.narrowToc]: { position: "fixed", left: 16, right: 16, top: "auto", bottom: 16, width: "auto" },
    },
    "&:is(:hover, :focus-within):not(.dismissed) [role=tooltip]": { display: "block" },
    [media.print]: { "[role=tooltip]": { display: "none !important" } },
  },
} satisfies ThemeUIStyleObject;

const fold = "#_fold" satisfies `#${typeof FOLD_ID}`;

/** For the first frame of a page shown from its top: skips layout of what is out of sight. */
const arrivingStyles = {
  [`html[data-arriving] & ${fold} ~ *`]: { display: "none" },
  [`html[data-arriving] & > :has(> ${fold}) ~ *`]: { display: "none" },
} satisfies ThemeUIStyleObject;

/** The article's styles: all Markdown elements are styled through this one container. */
export const proseStyles = {
  ".prose": {
    ...headings,
    ...text,
    ...codeStyles,
    ...blockStyles,
    ...termStyles,
    ...arrivingStyles,
    [media.print]: {
      "a[href^='http']::after": { content: '" (" attr(href) ")"', fontSize: "0.8em", overflowWrap: "anywhere" },
      "pre, figure, tr, aside": { breakInside: "avoid" },
      pre: { whiteSpace: "pre-wrap" },
      "h2, h3, h4": { breakAfter: "avoid" },
      ".anchor, .code button": { display: "none" },
    },
  },
} satisfies ThemeUIStyleObject;
