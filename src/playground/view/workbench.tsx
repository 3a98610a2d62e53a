import { startTransition, useEffect, useState } from "react";

import { createPlayground, type Playground } from "../session/create-playground";
import { openFirst, openShared } from "../session/open-first";
import { createSessions } from "../storage/create-sessions";
import { openSessionDatabase } from "../storage/session-database";
import { startEngine } from "../worker/start-engine";
import { Bench } from "./bench";
import type { ToolkitFacts } from "./code/toolkit-facts";
import { PlaygroundContext } from "./parts/playground-context";

/** One for the document: it outlives the playground, so that nothing is lost on the way to other pages. */
const sessions = createSessions(openSessionDatabase());

/** The playground itself; its code and all that it needs is loaded by its page alone. */
export const Workbench = ({ facts }: { facts: ToolkitFacts }) => {
  const [playground, setPlayground] = useState<Playground>();

  useEffect(() => {
    const created = createPlayground(startEngine(), sessions);
    void openFirst(created, window.location.hash);
    const openHash = (): void => void created.attempt(() => openShared(created, window.location.hash));
    window.addEventListener("hashchange", openHash);
    // The editor and the views each take a moment: the browser has its turn between the two, and while the views are made.
    const timer = setTimeout(() => startTransition(() => setPlayground(created)), 0);
    return () => {
      clearTimeout(timer);
      window.removeEventListener("hashchange", openHash);
      created.destroy();
    };
  }, []);

  if (!playground) return null;
  return (
    <PlaygroundContext.Provider value={playground}>
      <Bench facts={facts} />
    </PlaygroundContext.Provider>
  );
};
