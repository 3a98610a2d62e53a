import { fakeContent } from "../../test/content/fake-content";
import { heldMemory } from "../../test/node/held-memory";
import { checkContent } from "./check-content";

/** Bytes of memory that the check holds for this many pages of 300 kB each. */
const heldWith = async (pages: number): Promise<number> => {
  const body = (at: number): string =>
    `## The only heading of page ${at}\n\n[A link](https://example.org/page-${at}/)\n\n${"\n".repeat(300_000)}`;
  const { docs, getNodesByType } = fakeContent(
    Object.fromEntries(Array.from({ length: pages }, (_, at) => [`page-${at}`, { body: "" }])),
  );
  for (const [at, doc] of docs.entries()) Object.defineProperty(doc, "body", { get: () => body(at) });
  const check = await checkContent(
    {
      cache: { get: async () => undefined, set: async () => undefined } as never,
      getNodesByType,
    },
    [],
  );
  const held = heldMemory();
  expect(check.sections.size).toBe(pages);
  return held;
};

describe("checkContent", () => {
  it("holds no page's text in memory because of its sections, ids and links", async () => {
    const few = await heldWith(10);
    // The text of the 30 extra pages is 9 MB.
    expect((await heldWith(40)) - few).toBeLessThan(4e6);
  });
});
