import type { ThemeUIStyleObject } from "theme-ui";

import type { ClassNames } from "../../theme/class-names";

export const archiveYearsStyles = {
  ".archive-years": {
    display: "grid",
    gridTemplateColumns: "repeat(auto-fill, minmax(min(100%, 18rem), 1fr))",
    gap: 6,
    mt: 5,
    h2: { mb: 2 },
    ul: { listStyle: "none", m: 0, p: 0 },
    a: { display: "inline-block", py: ["10px", null, null, 1] },
  },
} satisfies ThemeUIStyleObject;

export type ArchiveYearsClass = ClassNames<typeof archiveYearsStyles>;
