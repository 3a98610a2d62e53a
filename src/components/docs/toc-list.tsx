/** @jsxImportSource theme-ui */
import type { ThemeUIStyleObject } from "theme-ui";

import type { TocItem } from "../../utils/toc";

interface TocListProps {
  items: readonly TocItem[];
  active?: string;
}

/** Links to a page's headings, nested as they are. */
export const TocList = ({ items, active }: TocListProps) => (
  <ul sx={styles}>
    <Items items={items} active={active} />
  </ul>
);

const Items = ({ items, active }: TocListProps) => (
  <>
    {items.map(({ id, html, items: children }) => (
      <li key={id}>
        <a
          href={`#${id}`}
          aria-current={id === active ? "location" : undefined}
          dangerouslySetInnerHTML={{ __html: html }}
        />
        {children.length > 0 && (
          <ul>
            <Items items={children} active={active} />
          </ul>
        )}
      </li>
    ))}
  </>
);

const styles: ThemeUIStyleObject = {
  "&, ul": { listStyle: "none", m: 0, p: 0 },
  borderLeft: "1px solid",
  borderColor: "hairline",
  "li li a": { pl: 5 },
  "li li li a": { pl: 6 },
  a: {
    display: "block",
    py: "5px",
    pl: 3,
    ml: "-1px",
    borderLeft: "2px solid transparent",
    color: "muted",
    textDecoration: "none",
    overflowWrap: "anywhere",
    "&:hover": { color: "ink" },
    "&[aria-current]": { color: "ink", borderLeftColor: "accent" },
  },
  code: { fontSize: "0.95em" },
};
