import type { ThemeUIStyleObject } from "theme-ui";

import { media } from "../../../theme/breakpoints";

/** Drawings; `src/reference/diagrams/diagram-classes.ts` lists their parts. */
export const diagramStyles = {
  ".prose": {
    ".diagram": {
      mx: 0,
      my: 5,
      "> [role=img]": { mx: "auto" },
      svg: { display: "block", width: "100%", height: "auto" },
      figcaption: { mt: 3, textAlign: "center", fontSize: "small", color: "muted" },
      ".narrow": { display: "none" },
      [media.phone]: { ".wide": { display: "none" }, ".narrow": { display: "block" } },
      text: { fill: "var(--ink)", fontFamily: "body", fontSize: 13 },
      ".box": { fill: "var(--raised)", stroke: "var(--control)" },
      ".box.strong": { fill: "color-mix(in srgb, var(--accent) 12%, var(--paper))", stroke: "var(--accent)" },
      ".group": { fill: "none", stroke: "var(--hairline)", strokeWidth: 1.5 },
      ".arrow": { fill: "none", stroke: "var(--muted)", strokeWidth: 1.5 },
      ".arrow.strong": { stroke: "var(--accent)" },
      ".dashed": { strokeDasharray: "4 4" },
      ".head": { fill: "var(--muted)", "&.strong": { fill: "var(--accent)" } },
      ".title": { fontWeight: "strong" },
      ".code": { fontFamily: "mono", fontSize: 12 },
      ".note": { fill: "var(--muted)", fontSize: 12 },
      ".middle": { textAnchor: "middle" },
      ".end": { textAnchor: "end" },
    },
  },
} satisfies ThemeUIStyleObject;
