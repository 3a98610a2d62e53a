import { vocabulary } from "../../mdx/words/vocabulary";
import { islands } from "./islands";

/** Islands that authors do not write: they are made of what stands in another. */
const parts = ["TabPanel"];

const written = [...vocabulary].flatMap(([name, { island }]) => (island ? [name] : []));

it("each component that the vocabulary calls an island is one, and no other", () => {
  expect(Object.keys(islands).sort()).toEqual([...written, ...parts].sort());
});
