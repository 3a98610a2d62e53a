import { nothingOpened, type Opened } from "../editor/opened";
import type { FilesState } from "../files/file-entry";
import type { GivenSchema } from "../writing/last-known";
import type { Unkept } from "../storage/create-sessions";
import type { SessionEntry } from "../storage/describe-session";
import type { SchemaFile, Verdict } from "../validation/types";
import type { Analysis } from "../workers/analysis";
import type { Inspection } from "../workers/inspection";
import type { OpenedText } from "./read-file";

export interface Notice {
  kind: "info" | "error";
  text: string;
  /** A link to show with it. */
  link?: string;
  /** What can be done about it. */
  action?: { label: string; run: () => void };
}

/** A message that the open one is compared with. */
export interface OtherMessage extends OpenedText {
  name: string;
}

/** What the page shows beside the source itself. */
export interface PlaygroundState {
  opened: Opened;
  /** Counts the changes of the source. */
  revision: number;
  /** Length of the source. */
  length: number;
  canUndo: boolean;
  canRedo: boolean;
  /** Place of the cursor. */
  offset: number;
  /** Of the newest source that was read; it may be a revision behind. */
  analysis: Analysis | null;
  /** Why the source could not be read at all: a limit, a cancellation. */
  problem: string | null;
  inspection: Inspection | null;
  /** The part that is read, from 0 to 1, where it takes long. */
  progress: number | null;
  notice: Notice | null;
  /** What came of something that was asked for, to be said to readers who do not see it. */
  announcement: string;
  /** Counts the problems, or kinds of them, that were fixed at once. */
  fixCount: number;
  /** JSON typed in Build; empty when there is none. */
  draft: string;
  /** Values typed in Edit that are not set yet, by their field. */
  typed: Record<string, string>;
  /** The view that is shown. */
  panel: string;
  /** The message whose checks were looked at last. */
  lookedAt: Opened | null;
  /** Has the engine been silent for too long? */
  isStalled: boolean;
  /** Why the message does not survive a reload; null where it does. */
  unkept: Unkept | null;
  /** The other sessions that this browser keeps. */
  sessions: readonly SessionEntry[];
  /** Is the list of them shown? */
  isChoosing: boolean;
  /** Is it being found out what the page begins with? */
  isOpening: boolean;
  /** Does the reader write or build, with nothing open? */
  hasLeftStart: boolean;
  /** The schemas and rules that this browser keeps. */
  schemas: readonly SchemaFile[];
  /** What the schema of the open message allows, once that has been read; null where none is given. */
  given: GivenSchema | null;
  /** Why that cannot be said, though messages are validated against it; empty where it can. */
  givenProblem: string;
  /** What those said of the source that was read last. */
  verdicts: readonly Verdict[];
  isValidating: boolean;
  /** Has that check been silent for too long? */
  isCheckStalled: boolean;
  /** The files that were opened together; null where there is one. */
  files: FilesState | null;
  /** Does Changes compare with another message, rather than with the message as it was opened? */
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
