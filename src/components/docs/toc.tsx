/** @jsxImportSource theme-ui */
import { useMemo } from "react";
import type { ThemeUIStyleObject } from "theme-ui";

import { useActiveHeading } from "../../hooks/use-active-heading";
import { media } from "../../theme/breakpoints";
import { flattenToc } from "../../utils/toc";
import type { TocItem } from "../../utils/toc";
import { TocList } from "./toc-list";

/** The page's headings beside its text; the one being read is marked. */
export const Toc = ({ items }: { items: readonly TocItem[] }) => {
  const ids = useMemo(() => flattenToc(items), [items]);
  const active = useActiveHeading(ids);
  return (
    <nav aria-label="On this page" className="toc no-print" sx={styles}>
      <p>On this page</p>
      <TocList items={items} active={active} />
    </nav>
  );
};

const styles: ThemeUIStyleObject = {
  position: "sticky",
  top: "var(--navbar-height)",
  alignSelf: "start",
  maxHeight: "calc(100vh - var(--navbar-height))",
  overflowY: "auto",
  overscrollBehavior: "contain",
  py: 6,
  pr: 5,
  fontSize: "tiny",
  lineHeight: 1.4,
  [media.narrowToc]: { display: "none" },
  p: { m: 0, mb: 2, fontWeight: "strong" },
};
