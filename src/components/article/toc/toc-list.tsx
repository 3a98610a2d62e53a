import type { TocItem } from "../../../utils/toc";
import type { TocClass } from "./toc-styles";

interface TocListProps {
  items: readonly TocItem[];
  active?: string;
  /** Called when a heading is chosen, even the one in the address. */
  onChoose?: () => void;
}

/** Links to a page's headings, nested. */
export const TocList = (props: TocListProps) => (
  <ul className={"toc-list" satisfies TocClass}>
    <Items {...props} />
  </ul>
);

const Items = ({ items, active, onChoose }: TocListProps) => (
  <>
    {items.map(({ id, html, items: children }) => (
      <li key={id}>
        <a
          href={`#${id}`}
          aria-current={id === active ? "location" : undefined}
          onClick={onChoose}
          dangerouslySetInnerHTML={{ __html: html }}
        />
        {children.length > 0 && (
          <ul>
            <Items items={children} active={active} onChoose={onChoose} />
          </ul>
        )}
      </li>
    ))}
  </>
);
