import { useEffect, useMemo } from "react";

import { useActiveHeading } from "../../browser/hooks/use-active-heading";
import { useClosingDetails } from "../../browser/hooks/use-closing-details";
import { isAtLeast, tocMin } from "../../theme/breakpoints";
import { listen } from "../../utils/browser/listen";
import { trail } from "../../utils/sidebar";
import { flattenToc, type TocItem } from "../../utils/toc";
import { Icon } from "../parts/icon";
import { ToTop } from "./to-top";

interface TocListProps {
  items: readonly TocItem[];
  active?: string;
  /** Called when a heading is chosen, even the one in the address. */
  onChoose?: () => void;
  nested?: boolean;
}

export const TocList = ({ items, active, onChoose, nested }: TocListProps) => (
  <ul className={nested ? undefined : "toc-list"}>
    {items.map(({ id, html, items: children }) => (
      <li key={id}>
        <a
          href={`#${id}`}
          aria-current={id === active ? "location" : undefined}
          onClick={onChoose}
          dangerouslySetInnerHTML={{ __html: html }}
        />
        {children.length > 0 && <TocList nested items={children} active={active} onChoose={onChoose} />}
      </li>
    ))}
  </ul>
);

const isWide = (): boolean => isAtLeast(tocMin);

/** Renders the page's headings next to its text; the one being read is marked. */
export const Toc = ({ items }: { items: readonly TocItem[] }) => {
  const ids = useMemo(() => flattenToc(items), [items]);
  const active = useActiveHeading(ids, isWide);
  return (
    <nav aria-label="On this page" className="toc no-print">
      <p>On this page</p>
      <TocList items={items} active={active} />
      <ToTop />
    </nav>
  );
};

const isNarrow = (): boolean => !isAtLeast(tocMin);

/** Renders the page's headings on narrow windows: a bar that shows the one being read and opens to all of them. */
export const MobileToc = ({ items }: { items: readonly TocItem[] }) => {
  const [details, close] = useClosingDetails();
  const ids = useMemo(() => flattenToc(items), [items]);
  const active = useActiveHeading(ids, isNarrow);
  const heading = trail(items, ({ id }) => id === active).at(-1);

  useEffect(() => {
    close();
    return listen(["hashchange"], close);
  }, [close, items]);

  return (
    <details ref={details} className="mobile-toc no-print">
      <summary>
        <span>On this page</span>{" "}
        {heading && <span className="here" dangerouslySetInnerHTML={{ __html: heading.html }} />}
        <Icon name="chevron-down" />
      </summary>
      <nav aria-label="On this page">
        <TocList items={items} active={active} onChoose={close} />
      </nav>
    </details>
  );
};
