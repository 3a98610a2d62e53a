import { useEffect, useMemo } from "react";

import { useActiveHeading } from "../../../browser/hooks/use-active-heading";
import { useClosingDetails } from "../../../browser/hooks/use-closing-details";
import { isAtLeast, tocMin } from "../../../theme/breakpoints";
import { trail } from "../../../utils/sidebar";
import { flattenToc } from "../../../utils/toc";
import type { TocItem } from "../../../utils/toc";
import type { GlobalClass } from "../../parts/global-styles";
import { Icon } from "../../parts/icon";
import type { TocClass } from "./toc-styles";
import { TocList } from "./toc-list";

const isNarrow = (): boolean => !isAtLeast(tocMin);

/** The page's headings on narrow windows: a bar that shows the one being read and opens to all of them. */
export const MobileToc = ({ items }: { items: readonly TocItem[] }) => {
  const [details, close] = useClosingDetails();
  const ids = useMemo(() => flattenToc(items), [items]);
  const active = useActiveHeading(ids, isNarrow);
  const heading = trail(items, ({ id }) => id === active).at(-1);

  useEffect(() => {
    close();
    window.addEventListener("hashchange", close);
    return () => window.removeEventListener("hashchange", close);
  }, [close, items]);

  return (
    <details ref={details} className={"mobile-toc no-print" satisfies `${TocClass} ${GlobalClass}`}>
      <summary>
        <span>On this page</span>{" "}
        {heading && <span className={"here" satisfies TocClass} dangerouslySetInnerHTML={{ __html: heading.html }} />}
        <Icon name="chevron-down" />
      </summary>
      <nav aria-label="On this page">
        <TocList items={items} active={active} onChoose={close} />
      </nav>
    </details>
  );
};
