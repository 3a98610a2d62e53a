import { nextDiagnostic, previousDiagnostic } from "@codemirror/lint";

import type { Playground } from "../session/playground";
import { downloadXml } from "../views/parts/download-xml";
import { pickFiles } from "../views/parts/pick-files";
import { chooseTab, stepTab } from "./choose-tab";
import { goToDiagnostic } from "./go-to-diagnostic";
import { goToRegion } from "./go-to-region";
import type { KeyPress } from "./key-press";
import { lookInStructure } from "./look-in-structure";
import { fixHere } from "./fix-here";

/** A key of the playground: what it does, and its text in the list of keys. */
export interface PlaygroundKey {
  press: readonly KeyPress[];
  /** A shorter form for the list than all its combinations. */
  shown?: string;
  meaning: string;
  /** Does it also work in fields and in the source? */
  isEverywhere?: true;
  /** Returns false to leave the key to the browser. */
  does: (playground: Playground, key: string) => unknown;
}

/** All keys of the playground, for the handler and the list. The browser's own aren't included. */
export const playgroundKeys: readonly PlaygroundKey[] = [
  {
    press: ["F6"],
    meaning: "To the tools, the source, the views",
    isEverywhere: true,
    does: () => goToRegion(1),
  },
  { press: ["Shift-F6"], meaning: "The same way back", isEverywhere: true, does: () => goToRegion(-1) },
  {
    press: ["F8"],
    meaning: "Next problem in the source",
    isEverywhere: true,
    does: (playground) => goToDiagnostic(playground, nextDiagnostic),
  },
  {
    press: ["Shift-F8"],
    meaning: "Problem before",
    isEverywhere: true,
    does: (playground) => goToDiagnostic(playground, previousDiagnostic),
  },
  { press: ["Alt-Enter"], meaning: "Fix the problem at the cursor", isEverywhere: true, does: fixHere },
  { press: ["Alt-PageDown"], meaning: "Next view", isEverywhere: true, does: () => stepTab(1) },
  { press: ["Alt-PageUp"], meaning: "View before", isEverywhere: true, does: () => stepTab(-1) },
  { press: ["Mod-z"], meaning: "Undo, in any view", does: ({ undo }) => undo() },
  { press: ["Mod-Shift-z", "Mod-y"], meaning: "Redo", does: ({ redo }) => redo() },
  {
    press: ["o"],
    meaning: "Open a message",
    does: ({ openFiles }) => pickFiles(openFiles),
  },
  { press: ["d"], meaning: "Download the XML", does: downloadXml },
  { press: ["f"], meaning: "Look in the structure", does: lookInStructure },
  {
    press: ["1", "2", "3", "4", "5", "6", "7", "8", "9", "0"],
    shown: "1 … 9, 0",
    meaning: "First to tenth view",
    does: (_, key) => chooseTab((Number(key) + 9) % 10),
  },
];
