import type { ThemeUIStyleObject } from "theme-ui";

import type { ClassNames } from "../../theme/class-names";

export const announcementBarStyles = {
  ".announcement": {
    display: "flex",
    alignItems: "center",
    justifyContent: "center",
    minHeight: 44,
    pl: 4,
    bg: "raised",
    borderBottom: "1px solid",
    borderColor: "hairline",
    fontSize: "small",
    "html[data-announcement-dismissed] &": { display: "none" },
    p: { m: 0, py: 2, flex: 1, textAlign: "center" },
    button: { display: "grid", placeItems: "center", width: 44, height: 44 },
  },
} satisfies ThemeUIStyleObject;

export type AnnouncementBarClass = ClassNames<typeof announcementBarStyles>;
