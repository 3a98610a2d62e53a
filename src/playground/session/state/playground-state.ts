import { nothingOpened, type Opened } from "../../editor/opened";
import type { FilesState } from "../../files/file-entry";
import type { GivenSchema } from "../../writing/last-known";
import type { Unkept } from "../../storage/create-sessions";
import type { SessionEntry } from "../../storage/describe-session";
import type { SchemaFile, Verdict } from "../../validation/types";
import type { Analysis } from "../../workers/structure/analysis";
import type { Inspection } from "../../workers/inspection";
import type { OpenedText } from "./read-file";

export interface Notice {
  kind: "info" | "error";
  text: string;
  /** A link to show with it. */
  link?: string;
  /** An action to offer with it. */
  action?: { label: string; run: () => void };
}

/** A message that the open one is compared with. */
export interface OtherMessage extends OpenedText {
  name: string;
}

/** The page's state apart from the source itself. */
export interface PlaygroundState {
  opened: Opened;
  /** Incremented with each change of the source. */
  revision: number;
  length: number;
  canUndo: boolean;
  canRedo: boolean;
  /** Position of the cursor. */
  offset: number;
  /** Of the newest source that was read, which may be a revision behind. */
  analysis: Analysis | null;
  /** Why the source couldn't be read at all: a limit, a cancellation. */
  problem: string | null;
  inspection: Inspection | null;
  /** The fraction that has been read, from 0 to 1, if it takes long. */
  progress: number | null;
  notice: Notice | null;
  /** The result of an action, for screen readers. */
  announcement: string;
  /** The number of problems, or types of problems, fixed at once. */
  fixCount: number;
  /** JSON typed in Build; empty if there is none. */
  draft: string;
  /** Values typed in Edit that aren't set yet, by field. */
  typed: Record<string, string>;
  /** The current view. */
  panel: string;
  /** The message whose checks were viewed last. */
  lookedAt: Opened | null;
  /** Has the engine been silent for too long? */
  isStalled: boolean;
  /** Why the message won't survive a reload; null if it will. */
  unkept: Unkept | null;
  /** The other sessions kept in this browser. */
  sessions: readonly SessionEntry[];
  isChoosing: boolean;
  /** Is it still being determined what the page begins with? */
  isOpening: boolean;
  /** Is the user writing or building with nothing open? */
  hasLeftStart: boolean;
  /** The schemas and rules kept in this browser. */
  schemas: readonly SchemaFile[];
  /** What the open message's schema allows, once it has been read; null if there is no schema. */
  given: GivenSchema | null;
  /** Why that isn't known, although messages are validated against the schema; otherwise empty. */
  givenProblem: string;
  /** Their results for the source that was read last. */
  verdicts: readonly Verdict[];
  isValidating: boolean;
  /** Has validation been silent for too long? */
  isCheckStalled: boolean;
  /** The files that were opened together; null if there's only one. */
  files: FilesState | null;
  /** Does Changes compare with another message, rather than with the message as opened? */
  comparesOther: boolean;
  other: OtherMessage | null;
}

export const initialState: PlaygroundState = {
  opened: nothingOpened,
  revision: 0,
  length: 0,
  canUndo: false,
  canRedo: false,
  offset: 0,
  analysis: null,
  problem: null,
  inspection: null,
  progress: null,
  notice: null,
  announcement: "",
  fixCount: 0,
  draft: "",
  typed: {},
  panel: "source",
  lookedAt: null,
  isStalled: false,
  unkept: null,
  sessions: [],
  isChoosing: false,
  isOpening: true,
  hasLeftStart: false,
  schemas: [],
  given: null,
  givenProblem: "",
  verdicts: [],
  isValidating: false,
  isCheckStalled: false,
  files: null,
  comparesOther: false,
  other: null,
};
