import type { Output } from "../../registry/output";
import { writeCards } from "./write-cards";

/** A picture for each page, for those who show a link to it. */
export const cards: Output = { name: "cards", files: [], write: writeCards };
