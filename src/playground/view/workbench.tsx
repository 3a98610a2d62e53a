import { useEffect, useState } from "react";

import { createPlayground } from "../session/create-playground";
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
  const [playground] = useState(() => createPlayground(startEngine(), sessions));

  useEffect(() => {
    void openFirst(playground, window.location.hash);
    const openHash = (): void => void playground.attempt(() => openShared(playground, window.location.hash));
    window.addEventListener("hashchange", openHash);
    return () => {
      window.removeEventListener("hashchange", openHash);
      playground.destroy();
    };
  }, [playground]);

  return (
    <PlaygroundContext.Provider value={playground}>
      <Bench facts={facts} />
    </PlaygroundContext.Provider>
  );
};
