import { nothingOpened, type Opened } from "../editor/opened";
import type { Unkept } from "../storage/create-sessions";
import type { SessionEntry } from "../storage/describe-session";
import type { Analysis, Inspection } from "../worker/jobs";

export interface Notice {
  kind: "info" | "error";
  text: string;
  /** A link to show with it. */
  link?: string;
  /** What can be done about it. */
  action?: { label: string; run: () => void };
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
  /** JSON typed in Build; empty when there is none. */
  draft: string;
  /** Values typed in Edit that are not set yet, by their field. */
  typed: Record<string, string>;
  /** The view that is shown. */
  panel: string;
  /** Has the engine been silent for too long? */
  isStalled: boolean;
  /** Why the message does not survive a reload; null where it does. */
  unkept: Unkept | null;
  /** The other sessions that this browser keeps. */
  sessions: readonly SessionEntry[];
  /** Is the list of them shown? */
  isChoosing: boolean;
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
  draft: "",
  typed: {},
  panel: "source",
  isStalled: false,
  unkept: null,
  sessions: [],
  isChoosing: false,
};
