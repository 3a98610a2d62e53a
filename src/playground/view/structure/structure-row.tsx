import { useEffect, useRef, useState, type ReactNode } from "react";

import { Icon } from "../../../components/parts/icon";
import type { Range } from "../../engine/types";
import type { StructureItem } from "../../worker/jobs";
import type { PanelTextClass } from "../parts/panel-text-styles";
import { moveInStructure } from "./move-in-structure";
import type { StructureClass } from "./structure-styles";

interface StructureRowProps {
  item: StructureItem;
  around: readonly StructureItem[];
  level: number;
  goTo: (range: Range) => void;
  /** The list of those in it. */
  children: ReactNode;
}

/** An item, and below it those in it. */
export const StructureRow = ({ item, around, level, goTo, children }: StructureRowProps) => {
  const { label, detail } = item;
  const hasChildren = item.children.length > 0;
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
      <div ref={row} className={"row" satisfies StructureClass} style={{ paddingLeft: level * 20 }}>
        {hasChildren ? (
          <button
            type="button"
            className={"toggle" satisfies StructureClass}
            aria-expanded={isOpen}
            aria-label={`What is in ${label}`}
            onClick={() => setChoice(!isOpen)}
          >
            <Icon name="chevron-right" />
          </button>
        ) : (
          <span className={"toggle" satisfies StructureClass} />
        )}
        <button
          type="button"
          className={"item" satisfies StructureClass}
          aria-current={isCurrent || undefined}
          onClick={() => goTo(item)}
          onKeyDown={moveInStructure}
        >
          <span>{label}</span> {detail && <span className={"detail" satisfies PanelTextClass}>{detail}</span>}
        </button>
      </div>
      {isOpen && hasChildren && children}
    </li>
  );
};
