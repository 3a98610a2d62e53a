import { isEditable } from "@ddex-suite/ern";
import type { ClipboardEvent, FocusEvent, KeyboardEvent, MouseEvent } from "react";
import { useEffect, useRef } from "react";

import type { TrackRow } from "../../workers/structure/analysis";
import type { Next } from "./cell-input";
import { type Cell, columns, findNextCell, type Place } from "./grid-cells";
import type { TrackEdits } from "./use-track-edits";

export interface TrackGridState {
  tracks: readonly TrackRow[];
  place: Place;
  onPlace: (place: Place) => void;
  edits: TrackEdits;
}

const NEXT: Record<Next, string> = { below: "ArrowDown", right: "ArrowRight", left: "ArrowLeft", away: "" };

const parseCell = (element: HTMLElement | null): Cell | undefined => {
  const [row, column] = element?.dataset.cell?.split(":").map(Number) ?? [];
  return row === undefined || column === undefined ? undefined : { row, column };
};

export const useTrackGrid = ({ tracks, place, onPlace, edits }: TrackGridState) => {
  const root = useRef<HTMLDivElement>(null);
  const last = { row: tracks.length - 1, column: columns.length - 1 };
  const active = { row: Math.min(place.row, last.row), column: place.column };
  const hadFocus = useRef(false);

  useEffect(() => {
    if (!hadFocus.current || place.editing !== undefined) return;
    root.current?.querySelector<HTMLElement>(`[data-cell="${active.row}:${active.column}"]`)?.focus();
  }, [active.row, active.column, place.editing, tracks]);

  const valueAt = ({ row, column }: Cell): string => tracks[row]!.cells[columns[column]![0]];
  const edit = (start: string): void => {
    if (isEditable(columns[active.column]![0])) onPlace({ ...active, editing: start });
  };

  const onKeyDown = (event: KeyboardEvent): void => {
    const { key, altKey, ctrlKey, metaKey } = event;
    const isVertical = key === "ArrowUp" || key === "ArrowDown";
    const to = altKey ? undefined : findNextCell(event, active, last);
    if (altKey && isVertical) void edits.move(active.row, key === "ArrowUp" ? -1 : 1);
    else if (to) onPlace(to);
    else if (key === "Enter" || key === "F2") edit(valueAt(active));
    else if (key === "Delete" || key === "Backspace") edits.set(active, "");
    else if (key.length === 1 && key !== " " && !altKey && !ctrlKey && !metaKey) edit(key);
    else return;
    event.preventDefault();
  };
  const onCopy = (event: ClipboardEvent): void => {
    event.clipboardData.setData("text/plain", valueAt(active));
    event.preventDefault();
  };
  const onPaste = (event: ClipboardEvent): void => {
    event.preventDefault();
    void edits.paste(active, event.clipboardData.getData("text/plain"));
  };

  const onFocus = ({ target }: FocusEvent<HTMLElement>): void => {
    hadFocus.current = true;
    // Screen readers move the focus on their own.
    const cell = parseCell(target);
    if (cell && (cell.row !== active.row || cell.column !== active.column)) onPlace(cell);
  };
  const onBlur = ({ relatedTarget, currentTarget }: FocusEvent): void => {
    if (relatedTarget && !currentTarget.contains(relatedTarget)) hadFocus.current = false;
  };

  /** The first click selects a cell, the second one edits it. */
  const pressed = useRef<Element>(undefined);
  const onClick = ({ target }: MouseEvent): void => {
    const element = (target as Element).closest<HTMLElement>("[data-cell]");
    const cell = parseCell(element);
    if (!element || !cell) return;
    const isHere = place.row === cell.row && place.column === cell.column;
    if (!isHere || pressed.current !== element) onPlace(cell);
    else if (place.editing === undefined) edit(valueAt(active));
    pressed.current = element;
  };
  const set = (value: string, next: Next): void => {
    if (next === "away") hadFocus.current = false;
    onPlace(findNextCell({ key: NEXT[next] }, active, last) ?? active);
    edits.set(active, value);
  };
  const cancel = (): void => onPlace({ row: place.row, column: place.column });

  const handlers = { onKeyDown, onCopy, onPaste, onFocus, onBlur, onClick };
  return { root, active, handlers, set, cancel };
};
