import { invertedEffects } from "@codemirror/commands";
import { type Extension, StateEffect, StateField, Text } from "@codemirror/state";
import type { ErnEncoding } from "@ddex-suite/ern";

/** A message as it was opened, to compare changes with. */
export interface OpenedMessage {
  original: Text;
  name: string;
  encoding: ErnEncoding;
  isSample?: true;
}

export const nothingOpened: OpenedMessage = { original: Text.empty, name: "message.xml", encoding: "utf-8" };

export const setOpened = StateEffect.define<OpenedMessage>();

export const openedField = StateField.define<OpenedMessage>({
  create: () => nothingOpened,
  update: (opened, { effects }) => effects.find((effect) => effect.is(setOpened))?.value ?? opened,
});

/** What is open, as part of the editor's state, so undo also brings back the message that was open before. */
export const openedState: Extension = [
  openedField,
  invertedEffects.of(({ effects, startState }) =>
    effects.some((effect) => effect.is(setOpened)) ? [setOpened.of(startState.field(openedField))] : [],
  ),
];
