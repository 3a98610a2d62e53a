import type { ThemeUIStyleObject } from "theme-ui";

import type { ClassNames } from "../../theme/class-names";
import { target } from "./post/link-row";

export const tagIndexStyles = {
  ".tag-index": {
    mt: 5,
    hr: { border: 0, borderTop: "1px solid", borderColor: "hairline", my: 4 },
    ul: { listStyle: "none", display: "flex", flexWrap: "wrap", columnGap: 5, m: 0, mt: 1, p: 0 },
    a: target,
    "li > span": { color: "muted", fontSize: "tiny", fontVariantNumeric: "tabular-nums" },
  },
} satisfies ThemeUIStyleObject;

export type TagIndexClass = ClassNames<typeof tagIndexStyles>;
