import type { KeyboardEvent, MouseEvent } from "react";
import { memo, useEffect, useRef } from "react";

import type { StructureItem } from "../../workers/structure/analysis";
import { usePlayground } from "../parts/playground-context";
import { TreeItem } from "./tree-item";
import { parentKey, type TreeRow, typeAhead, useTree } from "./use-tree";

interface StructureTreeProps {
  items: readonly StructureItem[];
  /** The items around the cursor, outermost first. */
  ancestors: readonly StructureItem[];
  /** The search text, folded; empty without a search. */
  wanted: string;
  hidden?: boolean;
  onEscape?: () => void;
}

/** Letters typed within this time are one word. */
const TYPED_MS = 500;

/** Renders the structure as a tree with a single Tab stop; the row at the cursor is selected. */
export const StructureTree = memo((props: StructureTreeProps) => {
  const { items, ancestors, wanted, hidden, onEscape } = props;
  const { goTo } = usePlayground();
  const { rows, active, setActive, setOpen, showPage } = useTree(items, ancestors, wanted !== "");
  const current = ancestors.at(-1);
  const root = useRef<HTMLDivElement>(null);
  const nextFocus = useRef<string>(undefined);
  const typed = useRef({ text: "", time: 0 });
  const selected = current && rows.find(({ item }) => item === current)?.key;
  const stop =
    rows.find(({ key }) => key === active)?.key ?? selected ?? rows.find(({ item }) => item?.isMatch !== false)?.key;

  const elementAt = (key: string | undefined): HTMLElement | null =>
    root.current?.querySelector<HTMLElement>(`[data-place="${key}"]`) ?? null;
  useEffect(() => {
    if (nextFocus.current === undefined) return;
    elementAt(nextFocus.current)?.focus();
    nextFocus.current = undefined;
  });
  useEffect(() => {
    if (selected !== undefined && !hidden) elementAt(selected)?.scrollIntoView({ block: "nearest" });
  }, [selected, hidden]);

  /** Goes to a row's range of the source, and moves the focus there if a key was used. */
  const press = (row: TreeRow, isByKey: boolean): void => {
    if (row.item) return goTo(row.item.found ?? row.item, isByKey);
    const outer = parentKey(row.key);
    nextFocus.current = `${outer && `${outer}.`}${row.position - 1}`;
    showPage(row);
  };
  const focus = (row: TreeRow | undefined) => row && (() => elementAt(row.key)?.focus());
  const toggle = (some: readonly TreeRow[], isOpen: boolean) => () => setOpen(some, isOpen);
  /** Returns what a key does at a row; undefined if nothing. */
  const moveBy = (key: string, rowIndex: number): (() => void) | undefined => {
    const row = rows[rowIndex];
    if (!row) return undefined;
    const outer = parentKey(row.key);
    const siblings = rows.filter((candidate) => candidate.isOpen === false && parentKey(candidate.key) === outer);
    const moves: Record<string, (() => void) | undefined> = {
      ArrowDown: focus(rows[rowIndex + 1]),
      ArrowUp: focus(rows[rowIndex - 1]),
      Home: focus(rows[0]),
      End: focus(rows.at(-1)),
      ArrowRight: row.isOpen === false ? toggle([row], true) : focus(row.isOpen ? rows[rowIndex + 1] : undefined),
      ArrowLeft: row.isOpen ? toggle([row], false) : focus(rows.find((candidate) => candidate.key === outer)),
      Enter: () => press(row, true),
      "*": toggle(siblings, true),
    };
    return moves[key];
  };
  const rowOf = (target: EventTarget): number => {
    const place = (target as HTMLElement).closest<HTMLElement>("[data-place]")?.dataset.place;
    return rows.findIndex(({ key }) => key === place);
  };

  const onKeyDown = (event: KeyboardEvent): void => {
    if (event.altKey || event.ctrlKey || event.metaKey) return;
    const rowIndex = rowOf(event.target);
    const move = moveBy(event.key, rowIndex);
    const isLetter = !move && event.key.length === 1 && event.key.trim() !== "";
    if (isLetter) {
      const { text, time } = typed.current;
      typed.current = { text: event.timeStamp - time < TYPED_MS ? text + event.key : event.key, time: event.timeStamp };
      const row = typeAhead(typed.current.text, rows, rowIndex);
      if (row) elementAt(row.key)?.focus();
    } else if (move) move();
    else if (event.key === "Escape" && onEscape) onEscape();
    else return;
    event.preventDefault();
  };
  const onClick = ({ target }: MouseEvent): void => {
    const row = rows[rowOf(target)];
    if (!row) return;
    const isToggle = (target as HTMLElement).closest(".toggle") !== null;
    if (isToggle && row.isOpen !== undefined) setOpen([row], !row.isOpen);
    else press(row, false);
  };

  return (
    // Its rows have the focus: Tab goes to one of them.
    // eslint-disable-next-line jsx-a11y/interactive-supports-focus
    <div
      ref={root}
      role="tree"
      aria-label="Structure of the message"
      className="structure"
      hidden={hidden}
      onKeyDown={onKeyDown}
      onClick={onClick}
      onFocus={({ target }) => setActive(target.dataset.place)}
    >
      {rows.map(({ key, item, ...row }) => (
        <TreeItem
          key={key}
          place={key}
          {...row}
          label={item?.label}
          detail={item?.detail}
          found={item?.found}
          isSelected={key === selected}
          isTabStop={key === stop}
          wanted={wanted}
        />
      ))}
    </div>
  );
});
