import type { ThemeUIStyleObject } from "theme-ui";

import { imageZoomStyles } from "../../../browser/behaviors/behavior-styles";
import { admonitionStyles } from "./admonition-styles";
import { cardStyles } from "./card-styles";
import { codeFocusStyles } from "./code-focus-styles";
import { codeNoteStyles } from "./code-note-styles";
import { codeTypeStyles } from "./code-type-styles";
import { diagramStyles } from "./diagram-styles";
import { imageStyles } from "./image-styles";
import { stepStyles } from "./step-styles";
import { symbolFilterStyles } from "./symbol-filter-styles";

interface ShortcodeStyles {
  /** The class or the island in content that shows that the shortcode is used. */
  mark: string;
  styles: readonly ThemeUIStyleObject[];
}

/** Styles that few pages need, in cascade order; styles of all pages are in `src/components/stylesheet.ts`. */
export const shortcodeStyles: readonly ShortcodeStyles[] = [
  { mark: "focusing", styles: [codeFocusStyles] },
  { mark: "code-note", styles: [codeNoteStyles] },
  { mark: "typed", styles: [codeTypeStyles] },
  { mark: "admonition", styles: [admonitionStyles] },
  { mark: "steps", styles: [stepStyles] },
  { mark: "cards", styles: [cardStyles] },
  { mark: "image-zoom", styles: [imageZoomStyles, imageStyles] },
  { mark: "diagram", styles: [diagramStyles] },
  { mark: "SymbolFilter", styles: [symbolFilterStyles] },
];
