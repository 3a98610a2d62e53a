import { useEffect, useRef, useState } from "react";

import type { Range } from "../../playground/engine/types";
import type { StructureItem } from "../../playground/jobs";
import { Icon } from "../parts/icon";
import { moveInStructure } from "./move-in-structure";
import { StructureList } from "./structure-list";

interface StructureRowProps {
  item: StructureItem;
  around: readonly StructureItem[];
  level: number;
  goTo: (range: Range) => void;
}

/** An item, and below it those in it. */
export const StructureRow = ({ item, around, level, goTo }: StructureRowProps) => {
  const { label, detail, children } = item;
  const isAround = around[level] === item;
  const isCurrent = isAround && around.length === level + 1;
  const [choice, setChoice] = useState<boolean>();
  const isOpen = choice ?? (level === 0 || isAround);
  const row = useRef<HTMLDivElement>(null);

  useEffect(() => {
    if (isCurrent) row.current?.scrollIntoView({ block: "nearest" });
  }, [isCurrent]);

  return (
    <li>
      <div ref={row} className="row" style={{ paddingLeft: level * 20 }}>
        {children.length > 0 ? (
          <button
            type="button"
            className="toggle"
            aria-expanded={isOpen}
            aria-label={`What is in ${label}`}
            onClick={() => setChoice(!isOpen)}
          >
            <Icon name="chevron-right" />
          </button>
        ) : (
          <span className="toggle" />
        )}
        <button
          type="button"
          className="item"
          aria-current={isCurrent || undefined}
          onClick={() => goTo(item)}
          onKeyDown={moveInStructure}
        >
          <span>{label}</span> {detail && <span className="detail">{detail}</span>}
        </button>
      </div>
      {isOpen && children.length > 0 && (
        <StructureList items={children} around={around} level={level + 1} goTo={goTo} />
      )}
    </li>
  );
};
