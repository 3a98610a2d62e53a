import type { AdviceKind } from "@ddex-suite/ern";
import type { SchemaFile, Verdict } from "@ddex-suite/ern/validate";

import type { UserSchema } from "../../completion/known-references";
import { nothingOpened, type OpenedMessage } from "../../editor/opened";
import type { FilesState } from "../../files/file-entry";
import type { SaveProblem } from "../../storage/create-sessions";
import type { SessionEntry } from "../../storage/saved-session";
import type { Inspection } from "../../workers/inspect";
import type { Analysis } from "../../workers/structure/analysis";
import type { Step } from "../history-steps";
import type { OpenedText } from "./read-file";

export interface Notice {
  kind: "info" | "error";
  text: string;
  link?: string;
  /** A button, which also closes the notice. */
  action?: { label: string; run: () => void };
}

export type OtherMessage = OpenedText & { name: string };

/** What the page shows: nothing yet, the start page, a message, or a message below the list of saved ones. */
export type Screen = "opening" | "start" | "message" | "saved";

/** How the engine's worker does: quiet, slow, silent for too long, or unable to read the source (a limit, a cancellation). */
export type Reading =
  { is: "quiet" } | { is: "slow"; part: number } | { is: "stalled" } | { is: "failed"; why: string };

export const QUIET: Reading = { is: "quiet" };

/** What the toolkit's data says about the functions that the Code view calls. */
export type ToolkitFacts = readonly Record<"symbolId" | "status" | "note" | "url", string>[];

/** The page's state apart from the source itself. */
export const initialState = {
  opened: nothingOpened,
  revision: 0,
  length: 0,
  /** What Undo and Redo would do; null if there is nothing. */
  history: { undo: null as Step | null, redo: null as Step | null },
  offset: 0,
  /** Of the newest source that was read, which may be a revision behind. */
  analysis: null as Analysis | null,
  inspection: null as Inspection | null,
  reading: QUIET as Reading,
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
  screen: "opening" as Screen,
  /** The message whose checks were viewed last. */
  checksViewedFor: null as OpenedMessage | null,
  /** Why the message won't survive a reload; null if it will. */
  saveProblem: null as SaveProblem | null,
  /** The other sessions saved in this browser. */
  sessions: [] as readonly SessionEntry[],
  schemas: [] as readonly SchemaFile[],
  /** What the open message's schema allows, once it has been read, or why that isn't known; null if there is no schema. */
  userSchema: null as UserSchema | { problem: string } | null,
  /** Results of schemas and rules for the source that was read last. */
  verdicts: [] as readonly Verdict[],
  /** Whether the source is being validated, or the validator has been silent for too long. */
  validating: null as "running" | "stalled" | null,
  /** The part of the reader's rules that is done, if they take long. */
  rulesDone: null as number | null,
  advice: "profile" as AdviceKind | "",
  /** The files that were opened together; null if there's only one. */
  files: null as FilesState | null,
  /** Whether Changes compares with another message, rather than with the message as opened. */
  comparesOther: false,
  otherMessage: null as OtherMessage | null,
  toolkitFacts: [] as ToolkitFacts,
};

export type PlaygroundState = typeof initialState;

/** Returns whether nothing is open. A source that was emptied by hand stays open. */
export const isNothingOpen = ({ files, length, opened }: PlaygroundState): boolean =>
  length === 0 && opened.original.length === 0 && files === null;

export const selectUserSchema = ({ userSchema: loaded }: PlaygroundState): UserSchema | null =>
  loaded && "model" in loaded ? loaded : null;

export type Store = ReturnType<typeof createStore>;

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
      const isNew = (Object.keys(change) as (keyof PlaygroundState)[]).some((key) => change[key] !== state[key]);
      if (!isNew) return;
      state = { ...state, ...change };
      for (const listener of listeners) listener();
    },
    subscribe,
    /** Calls back with the state before when one of these values has changed. */
    watch: (keys: readonly (keyof PlaygroundState)[], listener: (before: PlaygroundState) => void): (() => void) => {
      let seen = state;
      return subscribe(() => {
        const before = seen;
        seen = state;
        if (keys.some((key) => state[key] !== before[key])) listener(before);
      });
    },
  };
};
