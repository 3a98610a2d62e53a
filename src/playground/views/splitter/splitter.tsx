import type { KeyboardEvent, PointerEvent } from "react";
import { useLayoutEffect, useRef, useState } from "react";

import { storage } from "../../../utils/browser/storage";

const KEY = "playground.split";

/** The source's share of the width, in percent: narrowest, widest and default. */
export const SPLIT = { min: 25, max: 70, usual: 46 } as const;

export const toSplit = (percent: number): number => Math.min(SPLIT.max, Math.max(SPLIT.min, Math.round(percent)));

/** Returns the stored share; an invalid one is dropped. */
export const storedSplit = (): number => {
  const text = storage.get(KEY);
  if (text === null) return SPLIT.usual;
  const split = Number(text);
  if (/^\d+$/.test(text) && toSplit(split) === split) return split;
  storage.remove(KEY);
  return SPLIT.usual;
};

export const storeSplit = (split: number): void => {
  if (split === SPLIT.usual) storage.remove(KEY);
  else storage.set(KEY, String(split));
};

const STEP = 2;

/** Renders the line between source and views, moved by pointer or arrow keys; a double click resets it. */
export const Splitter = () => {
  const [split, setSplit] = useState(storedSplit);
  const line = useRef<HTMLDivElement>(null);

  // The grid reads it, so the panes move without rendering again.
  useLayoutEffect(() => {
    line.current?.parentElement?.style.setProperty("--split", `${split}%`);
  }, [split]);

  const choose = (next: number): void => {
    setSplit(toSplit(next));
    storeSplit(toSplit(next));
  };
  const onKeyDown = (event: KeyboardEvent): void => {
    const moves = { ArrowLeft: split - STEP, ArrowRight: split + STEP, Home: SPLIT.min, End: SPLIT.max };
    const next = (moves as Record<string, number>)[event.key];
    if (next === undefined) return;
    event.preventDefault();
    choose(next);
  };
  const onPointerDown = (event: PointerEvent): void => {
    if (event.button !== 0) return;
    event.preventDefault();
    line.current?.focus();
    line.current?.setPointerCapture(event.pointerId);
  };
  const onPointerMove = ({ clientX, pointerId }: PointerEvent): void => {
    const { left, width } = line.current!.parentElement!.getBoundingClientRect();
    if (line.current!.hasPointerCapture(pointerId)) setSplit(toSplit(((clientX - left) / width) * 100));
  };

  return (
    // A separator with a value is an interactive control.
    // eslint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <div
      ref={line}
      role="separator"
      aria-label="Width of the source"
      aria-orientation="vertical"
      aria-controls="playground-source"
      aria-valuenow={split}
      aria-valuemin={SPLIT.min}
      aria-valuemax={SPLIT.max}
      aria-valuetext={`${split} %`}
      // eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex
      tabIndex={0}
      title="Drag to resize; double-click for the usual width"
      className="splitter"
      onKeyDown={onKeyDown}
      onPointerDown={onPointerDown}
      onPointerMove={onPointerMove}
      onLostPointerCapture={() => storeSplit(split)}
      onDoubleClick={() => choose(SPLIT.usual)}
    />
  );
};
