import { nothingOpened, type Opened } from "../../editor/opened";
import type { FilesState } from "../../files/file-entry";
import type { Unkept } from "../../storage/create-sessions";
import type { SessionEntry } from "../../storage/saved-session";
import type { SchemaFile, Verdict } from "../../validation/types";
import type { Inspection } from "../../workers/inspect";
import type { Analysis } from "../../workers/structure/analysis";
import type { GivenSchema } from "../../writing/last-known";
import type { OpenedText } from "./read-file";

export interface Notice {
  kind: "info" | "error";
  text: string;
  link?: string;
  action?: { label: string; run: () => void };
}

export interface OtherMessage extends OpenedText {
  name: string;
}

/** The page's state apart from the source itself. */
export const initialState = {
  opened: nothingOpened,
  /** Incremented with each change of the source. */
  revision: 0,
  length: 0,
  canUndo: false,
  canRedo: false,
  /** Position of the cursor. */
  offset: 0,
  /** Of the newest source that was read, which may be a revision behind. */
  analysis: null as Analysis | null,
  /** Why the source couldn't be read at all: a limit, a cancellation. */
  problem: null as string | null,
  inspection: null as Inspection | null,
  /** The fraction that has been read, from 0 to 1, if it takes long. */
  progress: null as number | null,
  notice: null as Notice | null,
  /** The result of an action, for screen readers. */
  announcement: "",
  /** The number of problems, or types of problems, fixed at once. */
  fixCount: 0,
  /** JSON typed in Build; empty if there is none. */
  draft: "",
  /** Values typed in Edit that aren't set yet, by field. */
  typed: {} as Record<string, string>,
  panel: "source",
  /** The message whose checks were viewed last. */
  lookedAt: null as Opened | null,
  /** Has the engine been silent for too long? */
  isStalled: false,
  /** Why the message won't survive a reload; null if it will. */
  unkept: null as Unkept | null,
  /** The other sessions kept in this browser. */
  sessions: [] as readonly SessionEntry[],
  isChoosing: false,
  /** The start page: whether to show it may be unknown yet, or it was left to write or build with nothing open. */
  start: "unknown" as "unknown" | "offered" | "left",
  /** The schemas and rules kept in this browser. */
  schemas: [] as readonly SchemaFile[],
  /** What the open message's schema allows, once it has been read; null if there is no schema. */
  given: null as GivenSchema | null,
  /** Why that isn't known, although messages are validated against the schema; otherwise empty. */
  givenProblem: "",
  /** Their results for the source that was read last. */
  verdicts: [] as readonly Verdict[],
  isValidating: false,
  /** Has validation been silent for too long? */
  isCheckStalled: false,
  /** The files that were opened together; null if there's only one. */
  files: null as FilesState | null,
  /** Does Changes compare with another message, rather than with the message as opened? */
  comparesOther: false,
  other: null as OtherMessage | null,
};

export type PlaygroundState = typeof initialState;

export type Store = ReturnType<typeof createStore>;

/** The state as an observable value, for React's `useSyncExternalStore`. */
export const createStore = (initial = initialState) => {
  let state = initial;
  const listeners = new Set<() => void>();
  const subscribe = (listener: () => void): (() => void) => {
    listeners.add(listener);
    return () => listeners.delete(listener);
  };
  return {
    get: () => state,
    set: (change: Partial<PlaygroundState>): void => {
      state = { ...state, ...change };
      for (const listener of listeners) listener();
    },
    subscribe,
    /** Calls back when one of these values has changed. */
    watch: (keys: readonly (keyof PlaygroundState)[], listener: () => void): (() => void) => {
      let seen = state;
      return subscribe(() => {
        const before = seen;
        seen = state;
        if (keys.some((key) => state[key] !== before[key])) listener();
      });
    },
  };
};
