import { autocompletion } from "@codemirror/autocomplete";
import type { Extension } from "@codemirror/state";

import { completeErn } from "./complete-ern";
import { explainErn } from "./explain-ern";
import type { LastKnown } from "./last-known";
import { writingTheme } from "./writing-theme";

export { startCompletion } from "@codemirror/autocomplete";

/** Completion and explanations. */
export const writingHelp = (lastKnown: LastKnown): Extension => [
  autocompletion({ override: [completeErn(lastKnown)], icons: false }),
  explainErn(lastKnown),
  writingTheme,
];
