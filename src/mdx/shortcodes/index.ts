import { admonitions } from "./admonitions";
import { card } from "./card";
import { cards } from "./cards";
import { details } from "./details";
import { sampleFigures } from "./sample-figures";
import { steps } from "./steps";
import { tab } from "./tab";
import { tabs } from "./tabs";

/** What authors may write, but for what needs the toolkit (`src/mdx/shortcodes/toolkit`); messages name it in this order. */
export const markdownShortcodes = [tabs, tab, steps, cards, card, details, sampleFigures, ...admonitions] as const;
