import { useState } from "react";

import type { Range } from "../../engine/types";
import type { StructureItem } from "../../worker/jobs";
import { StructureRow } from "./structure-row";
import type { StructureClass } from "./structure-styles";

interface StructureListProps {
  items: readonly StructureItem[];
  /** The items around the cursor, outermost first. */
  around: readonly StructureItem[];
  level: number;
  goTo: (range: Range) => void;
}

const PAGE = 100;

/** Items of one level, a hundred at a time. */
export const StructureList = ({ items, around, level, goTo }: StructureListProps) => {
  const [limit, setLimit] = useState(PAGE);
  const current = items.indexOf(around[level]!);
  const shown = items.slice(0, Math.max(limit, current + 1));
  return (
    <ul>
      {shown.map((item, at) => (
        <StructureRow key={at} item={item} around={around} level={level} goTo={goTo}>
          <StructureList items={item.children} around={around} level={level + 1} goTo={goTo} />
        </StructureRow>
      ))}
      {shown.length < items.length && (
        <li>
          <button
            type="button"
            className={"more" satisfies StructureClass}
            onClick={() => setLimit(shown.length + PAGE)}
          >
            Show {Math.min(PAGE, items.length - shown.length)} more of {items.length}
          </button>
        </li>
      )}
    </ul>
  );
};
