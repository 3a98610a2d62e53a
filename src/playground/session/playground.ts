import type { EditorView } from "@codemirror/view";

import type { ErnText, Range } from "../../ern/types";
import type { CompareActions } from "./compare-actions";
import type { EngineActions } from "./engine-actions";
import type { FileActions } from "./files/file-actions";
import type { SchemaActions } from "./files/keep-schemas";
import type { Notice, PlaygroundState } from "./state/playground-state";
import type { OpenedText } from "./state/read-file";
import type { SessionActions } from "./session-actions";
import type { Store } from "./state/store";

/** The playground without its UI. */
export interface Playground extends SessionActions, SchemaActions, CompareActions, EngineActions, FileActions {
  store: Store<PlaygroundState>;
  view: EditorView;
  source: () => string;
  /** Opens a message; undo restores the one before, unless this is the first. */
  open: (text: ErnText | OpenedText, name: string, how?: { isFirst?: boolean; isSample?: true }) => void;
  /** Empties the source and stops keeping it. */
  clear: () => void;
  undo: () => void;
  redo: () => void;
  /** Selects a range of the source, and scrolls to it. */
  select: (range: Range) => void;
  notify: (notice: Notice | null) => void;
  /** Cancels a check with schemas or rules. */
  cancelCheck: () => void;
  /** Runs an action that may fail, and reports the failure to the user. */
  attempt: (action: () => Promise<void>) => Promise<void>;
  destroy: () => void;
}
