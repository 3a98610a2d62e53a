import { island } from "../nodes/island";
import type { Word } from "./word";

/** `<SampleFigures />`: what the last check of all code samples did. Its place is filled when the page is queried, for the figures change with other files. */
export const sampleFigures = {
  name: "SampleFigures",
  props: {},
  html: () => island("SampleFigures", {}, []),
} as const satisfies Word;
