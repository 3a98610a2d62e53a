import { startTransition, useEffect, useRef, useState } from "react";

import { adoptCss } from "../../utils/browser/adopt-css";
import { startPlaygroundKeys } from "../keys/start-playground-keys";
import { createPlayground, type Playground } from "../session/create-playground";
import { openFirst, openShared } from "../session/open-first";
import type { ToolkitFacts } from "../session/state/playground-state";
import { createSessions } from "../storage/create-sessions";
import { openSchemaDatabase } from "../storage/schema-database";
import { openSessionDatabase } from "../storage/session-database";
import { startValidator } from "../validation/start-validator";
import { startEngine } from "../workers/start-engine";
import { watchAnnouncements } from "./announcements/watch-announcements";
import { EditorScreen } from "./editor-screen";
import { PlaygroundContext, usePlayground, usePlaygroundState } from "./parts/playground-context";
import { StartScreen } from "./start-screen";
import { workbenchStylesheet } from "./styles/workbench-stylesheet";

const SELECTED_TAB = '.workbench [role="tab"][aria-selected="true"]';

/** The open message, or the start page. Until that's known the page shows the outline of what it expects. */
const Screen = () => {
  const screen = usePlaygroundState((state) => state.screen);
  const isAtStart = screen === "start";
  const wasAtStart = useRef(false);

  useEffect(() => {
    if (wasAtStart.current && !isAtStart) {
      window.scrollTo(0, 0);
      document.querySelector<HTMLElement>(SELECTED_TAB)?.focus({ preventScroll: true });
    }
    wasAtStart.current = isAtStart;
  }, [isAtStart]);

  if (isAtStart) return <StartScreen />;
  return screen === "opening" && !("opens" in document.documentElement.dataset) ? null : <EditorScreen />;
};

/** The only live region, for problems and the results of actions. */
const Announcements = () => {
  const { store } = usePlayground();
  const [announced, setText] = useState({ text: "", count: 0 });
  useEffect(() => watchAnnouncements(store, (text) => setText(({ count }) => ({ text, count: count + 1 }))), [store]);
  return (
    <p role="status" aria-label="Announcements" className="visually-hidden">
      {/* A repeated text is announced again. */}
      <span key={announced.count}>{announced.text}</span>
    </p>
  );
};

adoptCss(workbenchStylesheet);

/** One for the document: it outlives the playground, so that nothing is lost when navigating to other pages. */
const sessions = createSessions(openSessionDatabase());
const schemas = openSchemaDatabase();

export const PlaygroundApp = ({ facts }: { facts: ToolkitFacts }) => {
  const [playground, setPlayground] = useState<Playground>();

  useEffect(() => {
    const checking = { validator: startValidator(), startValidator, schemas };
    const created = createPlayground(startEngine(), sessions, checking, startEngine);
    void openFirst(created, window.location.hash);
    const openHash = (): void => void created.attempt(() => openShared(created, window.location.hash));
    window.addEventListener("hashchange", openHash);
    const endKeys = startPlaygroundKeys(created);
    // The editor and the views each take a moment: the browser gets a turn between the two, and while the views render.
    const timer = setTimeout(() => startTransition(() => setPlayground(created)), 0);
    return () => {
      clearTimeout(timer);
      window.removeEventListener("hashchange", openHash);
      endKeys();
      created.destroy();
    };
  }, []);

  useEffect(() => playground?.store.set({ toolkitFacts: facts }), [playground, facts]);

  if (!playground) return null;
  return (
    <PlaygroundContext.Provider value={playground}>
      <Announcements />
      <Screen />
    </PlaygroundContext.Provider>
  );
};
