/** @jsxImportSource theme-ui */
import type { ThemeUIStyleObject } from "theme-ui";

import type { SidebarLink } from "../../utils/sidebar";
import { Icon } from "../icon";

interface PagerProps {
  previous: SidebarLink | null;
  next: SidebarLink | null;
}

/** Links to the pages before and after this one in reading order. */
export const Pager = ({ previous, next }: PagerProps) => {
  if (!previous && !next) return null;
  return (
    <nav aria-label="Docs pages" className="no-print" sx={styles}>
      {previous && (
        <a href={previous.path} rel="prev">
          <span>
            <Icon name="arrow-left" />
            Previous
          </span>
          {previous.label}
        </a>
      )}
      {next && (
        <a href={next.path} rel="next" className="next">
          <span>
            Next
            <Icon name="arrow-right" />
          </span>
          {next.label}
        </a>
      )}
    </nav>
  );
};

const styles: ThemeUIStyleObject = {
  display: "grid",
  gridTemplateColumns: ["1fr", "1fr 1fr"],
  gap: 4,
  mt: 6,
  a: {
    display: "block",
    px: 4,
    py: 3,
    border: "1px solid",
    borderColor: "hairline",
    borderRadius: "medium",
    fontWeight: "strong",
    textDecoration: "none",
    overflowWrap: "anywhere",
    "&:hover": { borderColor: "accent" },
  },
  ".next": { gridColumn: [null, 2], textAlign: "right" },
  span: { display: "flex", alignItems: "center", gap: 1, color: "muted", fontSize: "tiny", fontWeight: "body" },
  ".next span": { justifyContent: "flex-end" },
  ".icon": { width: 16, height: 16 },
};
