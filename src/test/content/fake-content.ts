import type { GatsbyCache, Node } from "gatsby";

import type { ContentPageNode } from "../../gatsby/content/node-builder";
import { docFields } from "./fixtures";

interface ContentFile extends Partial<ContentPageNode> {
  body: string;
}

/** Returns the content-related arguments of a hook: docs by id, and a recording cache. */
export const fakeContent = (
  files: Readonly<Record<string, ContentFile>>,
  nodes: Readonly<Record<string, object[]>> = {},
) => {
  const docs = Object.entries(files).map(
    ([docId, overrides]) =>
      ({
        ...docFields(docId),
        id: `doc ${docId}`,
        parent: `file ${docId}`,
        internal: { type: "Doc" },
        ...overrides,
      }) as unknown as ContentPageNode & { docId: string },
  );
  const stored = new Map<string, unknown>();
  const cache = {
    get: jest.fn(async (key: string) => stored.get(key)),
    set: jest.fn(async (key: string, value: unknown) => void stored.set(key, value)),
  } as unknown as GatsbyCache;
  return {
    docs,
    cache,
    getNodesByType: (type: string): Node[] => (type === "Doc" ? docs : ((nodes[type] ?? []) as Node[])),
  };
};
