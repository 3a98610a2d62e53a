import type { CommandCost } from "../../support/builds/time-command";
import type { PlainPage } from "../plain-pages";

/** How a reader opens the search, and what then holds the first result. */
export interface SearchDialog {
  button: string;
  input: string;
  result: string;
}

/** A generator of documentation sites, in a folder of its own. */
export interface System {
  /** As the table's head says it: "Starlight 0.42.4 (Astro 7.3.5)". */
  title: string;
  /** Installs what it needs; what an earlier run installed is kept. Gives the version of the Node.js that builds. */
  install: (folder: string) => Promise<string>;
  /** Writes the pages, and forgets what an earlier build left. */
  write: (folder: string, pages: readonly PlainPage[]) => void;
  build: (folder: string, log: string) => Promise<CommandCost>;
  /** Where the built site is, in the folder. */
  output: string;
  /** Address of a page. */
  route: (id: string) => string;
  /** Undefined where there is none without more packages or services. */
  search?: SearchDialog;
  /** All pages of the built site, where it has others than those written. */
  countPages?: (folder: string) => number;
}
