import { admonitions } from "./admonitions";
import { card, cards } from "./cards";
import { details } from "./details";
import { errorFinder } from "./error-finder";
import { nameFilter } from "./name-filter";
import { sampleFigures } from "./sample-figures";
import { steps } from "./steps";
import { tab, tabs } from "./tabs";

/** All shortcodes that don't need the toolkit (see `src/mdx/shortcodes/toolkit`), in the order of messages. */
export const markdownShortcodes = [
  tabs,
  tab,
  steps,
  cards,
  card,
  details,
  nameFilter,
  errorFinder,
  sampleFigures,
  ...admonitions,
] as const;
