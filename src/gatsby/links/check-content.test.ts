import { isLongTier } from "@ddex-suite/ern/test/tier";

import { fakeContent } from "../../test/content/fake-content";
import { heldBy } from "../../test/node/held-memory";
import { checkContent } from "./check-content";

/** Three times as many as the compiled pages that stay in memory. */
const PAGES = 60;

const bodyOf = (run: number, index: number): string =>
  `## The only heading of page ${index} in run ${run}\n\n[A link](https://example.org/page-${run}-${index}/)\n\n${"\n".repeat(100_000)}`;

/** Checks pages of 100 kB each. */
const checkPages = async (run: number) => {
  const { docs, getNodesByType } = fakeContent(
    Object.fromEntries(Array.from({ length: PAGES }, (_, index) => [`page-${index}`, { body: "" }])),
  );
  for (const [index, doc] of docs.entries()) Object.defineProperty(doc, "body", { get: () => bodyOf(run, index) });
  const check = await checkContent(
    {
      cache: { get: async () => undefined, set: async () => undefined } as never,
      getNodesByType,
    },
    [],
  );
  expect(check.sections.size).toBe(PAGES);
  return check;
};

describe("checkContent", () => {
  it("reports an image that isn't next to its text, with its line", async () => {
    const { docs, cache, getNodesByType } = fakeContent({ intro: { body: "Text.\n\n![A tree](./no-such-tree.png)" } });
    const { errors } = await checkContent({ cache, getNodesByType }, ["/docs/intro/"]);
    const remedy = "Put the file next to the text, or correct its name";
    const line = docs[0]!.lineOffset + 3;
    expect(errors).toEqual([
      `content/docs/intro.mdx:${line}: the image "./no-such-tree.png" does not exist. ${remedy}`,
    ]);
  });

  (isLongTier ? it : it.skip)("holds no page's text in memory because of its sections, ids and links", async () => {
    const texts = await heldBy(() =>
      Array.from({ length: PAGES }, (_, index) => Buffer.from(bodyOf(0, index)).toString()),
    );
    expect(await heldBy(checkPages)).toBeLessThan(texts / 5);
  });
});
