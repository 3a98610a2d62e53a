/** @jsxImportSource theme-ui */
import { useEffect, useState } from "react";
import type { ThemeUIStyleObject } from "theme-ui";

import { media } from "../../theme/breakpoints";
import type { TocItem } from "../../utils/toc";
import { Icon } from "../icon";
import { TocList } from "./toc-list";

/** The page's headings above its text where there is no room beside it; closed at first. */
export const MobileToc = ({ items }: { items: readonly TocItem[] }) => {
  const [open, setOpen] = useState(false);
  useEffect(() => {
    const close = (): void => setOpen(false);
    window.addEventListener("hashchange", close);
    return () => window.removeEventListener("hashchange", close);
  }, []);
  return (
    <details
      className="mobile-toc no-print"
      open={open}
      onToggle={({ currentTarget }) => setOpen(currentTarget.open)}
      sx={styles}
    >
      <summary>
        On this page
        <Icon name="chevron-down" />
      </summary>
      <nav aria-label="On this page">
        <TocList items={items} />
      </nav>
    </details>
  );
};

const styles: ThemeUIStyleObject = {
  my: 4,
  border: "1px solid",
  borderColor: "hairline",
  borderRadius: "medium",
  fontSize: "small",
  [media.wide]: { display: "none" },
  summary: {
    display: "flex",
    alignItems: "center",
    justifyContent: "space-between",
    minHeight: 44,
    px: 4,
    cursor: "pointer",
    listStyle: "none",
    "&::-webkit-details-marker": { display: "none" },
    ".icon": { width: 16, height: 16, color: "muted", transition: "transform 140ms ease-out" },
  },
  "&[open] summary .icon": { transform: "rotate(180deg)" },
  nav: { px: 4, pb: 4 },
  "nav a": { minHeight: 40, display: "flex !important", alignItems: "center" },
};
