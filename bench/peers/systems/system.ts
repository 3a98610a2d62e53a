import type { CommandCost } from "../../support/builds/time-command";
import type { PlainPage } from "../plain-pages";

/** How to open the search, and where the first result appears. */
export interface SearchDialog {
  button: string;
  input: string;
  result: string;
}

/** A documentation site generator, in its own folder. */
export interface System {
  /** For the table's header: "Starlight 0.42.4 (Astro 7.3.5)". */
  title: string;
  /**
   * Installs what it needs, and keeps what an earlier run installed. Returns the version of the Node.js that builds.
   */
  install: (folder: string) => Promise<string>;
  /** Writes the pages, and removes an earlier build's files. */
  write: (folder: string, pages: readonly PlainPage[]) => void;
  build: (folder: string, log: string) => Promise<CommandCost>;
  /** The built site, relative to the folder. */
  output: string;
  /** Address of a page. */
  route: (id: string) => string;
  /** Undefined if it would need more packages or services. */
  search?: SearchDialog;
  /** All pages of the built site, if it has more than those written. */
  countPages?: (folder: string) => number;
}
