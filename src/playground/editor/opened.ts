import { invertedEffects } from "@codemirror/commands";
import { StateEffect, StateField, Text } from "@codemirror/state";
import type { Extension } from "@codemirror/state";

import type { ErnEncoding } from "../../ern/types";

/** A message as it was opened: what changes are compared with. */
export interface Opened {
  original: Text;
  /** Name of its file or sample. */
  name: string;
  encoding: ErnEncoding;
  /** Is it one of our own, which anybody can open again? */
  isSample?: true;
}

export const nothingOpened: Opened = { original: Text.empty, name: "message.xml", encoding: "utf-8" };

export const setOpened = StateEffect.define<Opened>();

export const openedField = StateField.define<Opened>({
  create: () => nothingOpened,
  update: (opened, { effects }) => effects.find((effect) => effect.is(setOpened))?.value ?? opened,
});

/** What is open, as a part of the editor's state: undo brings back the message that was open before, too. */
export const openedState = (initial: Opened): Extension => [
  openedField.init(() => initial),
  invertedEffects.of(({ effects, startState }) =>
    effects.some((effect) => effect.is(setOpened)) ? [setOpened.of(startState.field(openedField))] : [],
  ),
];
