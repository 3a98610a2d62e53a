import { useEffect, useState } from "react";

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
    <details className="mobile-toc no-print" open={open} onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
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
