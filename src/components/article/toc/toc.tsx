import { graphql } from "gatsby";
import { useMemo } from "react";

import { useActiveHeading } from "../../../browser/hooks/use-active-heading";
import { isAtLeast, tocMin } from "../../../theme/breakpoints";
import { flattenToc } from "../../../utils/toc";
import type { TocItem } from "../../../utils/toc";
import type { GlobalClass } from "../../parts/global-styles";
import { ToTop } from "../../parts/to-top";
import { TocList } from "./toc-list";
import type { TocClass } from "./toc-styles";

const isWide = (): boolean => isAtLeast(tocMin);

/** The page's headings next to its text; the one being read is marked. */
export const Toc = ({ items }: { items: readonly TocItem[] }) => {
  const ids = useMemo(() => flattenToc(items), [items]);
  const active = useActiveHeading(ids, isWide);
  return (
    <nav aria-label="On this page" className={"toc no-print" satisfies `${TocClass} ${GlobalClass}`}>
      <p>On this page</p>
      <TocList items={items} active={active} />
      <ToTop />
    </nav>
  );
};

/** Headings of all five levels. */
export const tocTreeFragment = graphql`
  fragment TocParts on TocItem {
    id
    html
  }
  fragment TocTree on TocItem {
    ...TocParts
    items {
      ...TocParts
      items {
        ...TocParts
        items {
          ...TocParts
          items {
            ...TocParts
          }
        }
      }
    }
  }
`;
