import { useEffect, useLayoutEffect } from "react";

import { showKeys } from "../../components/parts/show-keys";
import { FIELDS } from "../../utils/browser/keys";
import type { Playground } from "../session/create-playground";
import { openSample } from "../session/open-first";
import { isNothingOpen } from "../session/state/playground-state";
import { KEPT_SESSIONS } from "../storage/create-sessions";
import { DropZone } from "./drop-zone";
import { KeptList } from "./kept/kept-sessions";
import { NoticeBar } from "./notice-bar";
import { Tool } from "./parts/controls";
import { pickFiles } from "./parts/pick-files";
import { usePlayground, usePlaygroundState } from "./parts/playground-context";
import { StartView, type StartWays } from "./start/start-view";

const SKELETON = ".start-skeleton";
const START = ":not(.start-skeleton) > .start";

const targetsIn = (selector: string): HTMLElement[] => [
  ...document.querySelectorAll<HTMLElement>(`${selector} :is(a, button)`),
];

/** Keeps the focus where it was before this code was loaded; back at the start, the first button gets a lost one. */
const takeFocus = (isBack: boolean): void => {
  const targets = targetsIn(START);
  const index = targetsIn(SKELETON).indexOf(document.activeElement as HTMLElement);
  if (index >= 0) targets[index]?.focus({ preventScroll: true });
  else if (isBack && document.activeElement === document.body) targets[0]?.focus();
};

/** Opens text or files pasted anywhere on the page; returns a function that stops it. */
const openPasted = ({ attempt, open, openFiles }: Playground): (() => void) => {
  const paste = (event: ClipboardEvent): void => {
    const { clipboardData: data, target } = event;
    if (!data || (target instanceof Element && target.closest(FIELDS))) return;
    const files = [...data.files];
    const text = data.getData("text/plain");
    if (files.length > 0) void openFiles(files);
    else if (text.trim()) void attempt(async () => open({ source: text, encoding: "utf-8" }, "pasted.xml"));
    else return;
    event.preventDefault();
  };
  document.addEventListener("paste", paste);
  return () => document.removeEventListener("paste", paste);
};

const KeptBelow = () => {
  const { continueWith, forget } = usePlayground();
  const hasSessions = usePlaygroundState(({ sessions }) => sessions.length > 0);
  if (!hasSessions) return null;
  return (
    <section aria-labelledby="start-kept" className="begun">
      <h2 id="start-kept">Saved messages</h2>
      <p>
        This browser saves the {KEPT_SESSIONS} newest, and those that are open in a tab. They are stored nowhere else.
      </p>
      <KeptList onContinue={(id) => void continueWith(id)} />
      <Tool onClick={() => void forget()}>Delete all saved messages</Tool>
    </section>
  );
};

export const StartScreen = () => {
  const playground = usePlayground();
  const { attempt, notify, openFiles, paste, store } = playground;

  useEffect(() => openPasted(playground), [playground]);
  useLayoutEffect(() => takeFocus(store.get().revision > 0), [store]);

  const leave = (panel: string, text: string): void => {
    store.set({ panel, screen: "message" });
    const run = (): void => store.set({ screen: isNothingOpen(store.get()) ? "start" : "message" });
    notify({ kind: "info", text, action: { label: "Back to the start", run } });
  };
  const ways: StartWays = {
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
      <StartView ways={ways}>
        <KeptBelow />
      </StartView>
    </DropZone>
  );
};
