import { Text } from "@codemirror/state";

/** A string as the editor's text. Only `\n` ends a line; a carriage return is a character. */
export const toText = (source: string): Text => Text.of(source.split("\n"));
