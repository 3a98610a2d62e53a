import type { EditorView } from "@codemirror/view";
import type { Range } from "@ddex-suite/ern";

import type { SchemaDatabase } from "../storage/schema-database";
import type { ValidatorClient } from "../validation/start-validator";
import type { EngineClient } from "../workers/engine-client";
import type { SourceReader } from "./create-source-reader";
import type { TextOpener } from "./open-text";
import type { Notice, Store } from "./state/playground-state";

export interface Checking {
  validator: ValidatorClient;
  /** Starts another validator, for files that aren't open. */
  startValidator: () => ValidatorClient;
  schemas: SchemaDatabase;
}

export interface Parts extends TextOpener {
  store: Store;
  view: EditorView;
  client: EngineClient;
  /** Starts another engine, for files that aren't open. */
  startEngine: () => EngineClient;
  checking: Checking;
  reader: SourceReader;
  notify: (notice: Notice | null) => void;
  attempt: (action: () => Promise<void>) => Promise<void>;
  goTo: (range: Range, isFocused?: boolean) => void;
}
