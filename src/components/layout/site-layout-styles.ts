import type { ThemeUIStyleObject } from "theme-ui";

import { media } from "../../theme/breakpoints";
import type { ClassNames } from "../../theme/class-names";
import { sizes } from "../../theme/space";

export const siteLayoutStyles = {
  ".page": {
    minHeight: "70vh",
    "&.with-sidebar": {
      display: "grid",
      gridTemplateColumns: `${sizes.sidebar} minmax(0, 1fr)`,
      maxWidth: "page",
      mx: "auto",
      [media.desktop]: {
        "> *": { gridArea: "1 / 1" },
        "> main": { gridColumn: 2 },
        "html[data-sidebar=hidden] &": {
          gridTemplateColumns: "minmax(0, 1fr)",
          "> main": { gridColumn: 1 },
          "> .docs-sidebar": { display: "none" },
        },
      },
      [media.mobile]: { gridTemplateColumns: "minmax(0, 1fr)" },
      [media.print]: { display: "block" },
    },
  },
} satisfies ThemeUIStyleObject;

export type SiteLayoutClass = ClassNames<typeof siteLayoutStyles>;
