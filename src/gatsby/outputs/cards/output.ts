import type { Output } from "../../registry/output";
import { writeCards } from "./write-cards";

/** A social card image for each page. */
export const cards: Output = { name: "cards", files: [], write: writeCards };
