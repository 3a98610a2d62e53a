import { findFolded } from "@ddex-suite/ern";
import { formatNumber } from "@ddex-suite/ern/text/counted";
import { memo } from "react";

import { Icon } from "../../../components/parts/icon";
import type { StructureItem } from "../../workers/structure/analysis";
import { PAGE, type TreeRow } from "./use-tree";

const MatchedText = ({ text, wanted }: { text: string; wanted: string }) => {
  const range = findFolded(text, wanted);
  if (!range) return text;
  return (
    <>
      {text.slice(0, range.from)}
      <mark>{text.slice(range.from, range.to)}</mark>
      {text.slice(range.to)}
    </>
  );
};

/** What it shows rather than its item, which is another one after each reading. */
interface TreeItemProps
  extends Omit<TreeRow, "key" | "item">, Partial<Pick<StructureItem, "label" | "detail" | "found">> {
  place: string;
  isSelected: boolean;
  isTabStop: boolean;
  wanted: string;
}

const INDENT = 20;

/** Renders a row of the tree, which handles its events. */
export const TreeItem = memo((props: TreeItemProps) => {
  const { detail, found, isOpen, isSelected, isTabStop, label, level, place, position, setSize, wanted } = props;
  const left = setSize - position + 1;
  return (
    <div
      role="treeitem"
      className="row"
      style={{ paddingLeft: level * INDENT }}
      data-place={place}
      aria-level={level + 1}
      aria-setsize={setSize}
      aria-posinset={position}
      aria-expanded={isOpen}
      aria-selected={isSelected}
      tabIndex={isTabStop ? 0 : -1}
    >
      <span className="toggle">{isOpen !== undefined && <Icon name="chevron-right" />}</span>
      {label !== undefined ? (
        <span className="item">
          <MatchedText text={label} wanted={wanted} />{" "}
          {detail && (
            <span className="detail">
              <MatchedText text={detail} wanted={wanted} />
            </span>
          )}
          {found && (
            <span className="found">
              {" "}
              <MatchedText text={found.name} wanted={wanted} />: <MatchedText text={found.value} wanted={wanted} />
            </span>
          )}
        </span>
      ) : (
        <span className="item more">
          {props.isAfter ? `Show ${Math.min(PAGE, left)} more of ${formatNumber(setSize)}` : `Show the ${PAGE} before`}
        </span>
      )}
    </div>
  );
});
