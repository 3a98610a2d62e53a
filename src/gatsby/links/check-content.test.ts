import { fakeContent } from "../../test/content/fake-content";
import { heldBy } from "../../test/node/held-memory";
import { checkContent } from "./check-content";

const PAGES = 12;

const bodyOf = (at: number): string =>
  `## The only heading of page ${at}\n\n[A link](https://example.org/page-${at}/)\n\n${"\n".repeat(300_000)}`;

/** Checks pages of 300 kB each. */
const checkPages = async () => {
  const { docs, getNodesByType } = fakeContent(
    Object.fromEntries(Array.from({ length: PAGES }, (_, at) => [`page-${at}`, { body: "" }])),
  );
  for (const [at, doc] of docs.entries()) Object.defineProperty(doc, "body", { get: () => bodyOf(at) });
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
  it("holds no page's text in memory because of its sections, ids and links", async () => {
    const texts = await heldBy(() => Array.from({ length: PAGES }, (_, at) => Buffer.from(bodyOf(at)).toString()));
    expect(await heldBy(checkPages)).toBeLessThan(texts / 3);
  });
});
