import { useEffect, useLayoutEffect } from "react";

import { showKeys } from "../../components/parts/show-keys";
import { FIELDS } from "../../utils/browser/keys";
import type { Playground } from "../session/create-playground";
import { openSample } from "../session/open-first";
import { isNothingOpen } from "../session/state/playground-state";
import { MAX_SAVED_SESSIONS } from "../storage/create-sessions";
import { DropZone } from "./drop-zone";
import { NoticeBar } from "./notice-bar";
import { Tool } from "./parts/controls";
import { pickFiles } from "./parts/pick-files";
import { usePlayground, usePlaygroundState } from "./parts/playground-context";
import { SavedList } from "./saved/saved-sessions";
import { type StartActions, StartView } from "./start/start-view";

const listTargets = (selector: string): HTMLElement[] => [
  ...document.querySelectorAll<HTMLElement>(`${selector} :is(a, button)`),
];

/** Keeps the focus where it was before this code was loaded; back at the start, the first button gets a lost one. */
const restoreFocus = (isBack: boolean): void => {
  const targets = listTargets(":not(.start-skeleton) > .start");
  const index = listTargets(".start-skeleton").indexOf(document.activeElement as HTMLElement);
  if (index >= 0) targets[index]?.focus({ preventScroll: true });
  else if (isBack && document.activeElement === document.body) targets[0]?.focus();
};

/** Opens text or files pasted anywhere on the page; returns a function that stops it. */
const openPasted = ({ attempt, open, openFiles }: Playground): (() => void) => {
  const onPaste = (event: ClipboardEvent): void => {
    const { clipboardData: data, target } = event;
    if (!data || (target instanceof Element && target.closest(FIELDS))) return;
    const files = [...data.files];
    const text = data.getData("text/plain");
    if (files.length > 0) void openFiles(files);
    else if (text.trim()) void attempt(async () => open({ source: text, encoding: "utf-8" }, "pasted.xml"));
    else return;
    event.preventDefault();
  };
  document.addEventListener("paste", onPaste);
  return () => document.removeEventListener("paste", onPaste);
};

const SavedMessages = () => {
  const { continueWith, deleteSaved } = usePlayground();
  const hasSessions = usePlaygroundState(({ sessions }) => sessions.length > 0);
  if (!hasSessions) return null;
  return (
    <section aria-labelledby="start-saved" className="saved-messages">
      <h2 id="start-saved">Saved messages</h2>
      <p>
        This browser saves the {MAX_SAVED_SESSIONS} newest, and those that are open in a tab. They are stored nowhere
        else.
      </p>
      <SavedList onContinue={(id) => void continueWith(id)} />
      <Tool onClick={() => void deleteSaved()}>Delete all saved messages</Tool>
    </section>
  );
};

export const StartScreen = () => {
  const playground = usePlayground();
  const { attempt, notify, openFiles, paste, store } = playground;

  useEffect(() => openPasted(playground), [playground]);
  useLayoutEffect(() => restoreFocus(store.get().revision > 0), [store]);

  const leave = (panel: string, text: string): void => {
    store.set({ panel, screen: "message" });
    const run = (): void => store.set({ screen: isNothingOpen(store.get()) ? "start" : "message" });
    notify({ kind: "info", text, action: { label: "Back to the start", run } });
  };
  const actions: StartActions = {
    open: () => void pickFiles(openFiles),
    openFolder: () => void pickFiles(openFiles, { webkitdirectory: true }),
    paste,
    build: () => leave("build", "Nothing is open yet: Build makes a message from what is described in JSON."),
    write: () => leave("source", "Nothing is open yet: type in the source, or paste into it."),
    openSample: (sample) => void attempt(() => openSample(playground, sample)),
    showKeys,
  };

  return (
    <DropZone>
      <NoticeBar />
      <StartView actions={actions}>
        <SavedMessages />
      </StartView>
    </DropZone>
  );
};
