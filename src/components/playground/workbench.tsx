import { useEffect, useState } from "react";

import { createPlayground } from "../../playground/create-playground";
import { openFirst } from "../../playground/open-first";
import { startEngine } from "../../playground/start-engine";
import { Bench } from "./bench";
import type { ToolkitFacts } from "./toolkit-facts";
import { PlaygroundContext } from "./playground-context";

/** The playground itself; its code and all that it needs is loaded by its page alone. */
export const Workbench = ({ facts }: { facts: ToolkitFacts }) => {
  const [playground] = useState(() => createPlayground(startEngine()));

  useEffect(() => {
    const openHash = (): void => void openFirst(playground, window.location.hash);
    openHash();
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
