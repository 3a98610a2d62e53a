import { startTransition, useEffect, useState } from "react";

import { adoptCss } from "../../utils/browser/adopt-css";
import { createPlayground } from "../session/create-playground";
import type { Playground } from "../session/playground";
import { openFirst, openShared } from "../session/open-first";
import { createSessions } from "../storage/create-sessions";
import { openSchemaDatabase } from "../storage/schema-database";
import { openSessionDatabase } from "../storage/session-database";
import { startValidator } from "../validation/start-validator";
import { startPlaygroundKeys } from "../keys/start-playground-keys";
import { startEngine } from "../workers/start-engine";
import { Announcements } from "./announcements/announcements";
import type { ToolkitFacts } from "./code/toolkit-facts";
import { PlaygroundContext } from "./parts/playground-context";
import { Place } from "./location";
import { workbenchStylesheet } from "./workbench-stylesheet";

adoptCss(workbenchStylesheet);

/** One for the document: it outlives the playground, so that nothing is lost when navigating to other pages. */
const sessions = createSessions(openSessionDatabase());
const schemas = openSchemaDatabase();

/** The playground; its code and dependencies are loaded only on its page. */
export const Workbench = ({ facts }: { facts: ToolkitFacts }) => {
  const [playground, setPlayground] = useState<Playground>();

  useEffect(() => {
    const checking = { validator: startValidator(), schemas };
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

  if (!playground) return null;
  return (
    <PlaygroundContext.Provider value={playground}>
      <Announcements />
      <Place facts={facts} />
    </PlaygroundContext.Provider>
  );
};
