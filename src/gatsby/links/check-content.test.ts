import { fakeContent } from "../../test/content/fake-content";
import { heldMemory } from "../../test/node/held-memory";
import { checkContent } from "./check-content";

/** Bytes held with the check of so many pages, each of which has 300 kB. */
const heldWith = async (pages: number): Promise<number> => {
  const body = (at: number): string =>
    `## The only heading of page ${at}\n\n[A link](https://example.org/page-${at}/)\n\n${"\n".repeat(300_000)}`;
  const { docs, getNodesByType } = fakeContent(
    Object.fromEntries(Array.from({ length: pages }, (_, at) => [`page-${at}`, { body: "" }])),
  );
  const check = await checkContent(
    {
      cache: { get: async () => undefined, set: async () => undefined } as never,
      getNode: (parent) => ({ id: parent, body: body(docs.findIndex((doc) => doc.parent === parent)) }) as never,
      getNodesByType,
    },
    [],
  );
  const held = heldMemory();
  expect(check.sections.size).toBe(pages);
  return held;
};

describe("checkContent", () => {
  it("holds no page's text for the sake of its sections, ids and links", async () => {
    const few = await heldWith(10);
    // The text of the 30 pages more is 9 MB.
    expect((await heldWith(40)) - few).toBeLessThan(4e6);
  });
});
