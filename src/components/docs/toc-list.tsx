import type { TocItem } from "../../utils/toc";

interface TocListProps {
  items: readonly TocItem[];
  active?: string;
}

/** Links to a page's headings, nested as they are. */
export const TocList = ({ items, active }: TocListProps) => (
  <ul className="toc-list">
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
