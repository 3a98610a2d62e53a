import fc from "fast-check";

import { arbitraryMessage, UNIQUE } from "../../test/arbitrary-message";
import { countInTier } from "../../test/tier";
import type { ErnDocument } from "../types";
import { childElements, isElement, parentOf, rangeOf, textOf } from "../xml/nodes";
import { parseErn } from "../xml/parse-ern";
import { findNode } from "../xml/paths";
import type { Conversion, ConversionItem } from "./conversion";
import { convertErn } from "./convert-to-43";

const isAttribute = ({ path }: ConversionItem): boolean => path?.includes("/@") ?? false;
const isKept = ({ outcome }: ConversionItem): boolean => outcome === "carried" || outcome === "changed";

/** The items that cover each element: its own, or that of an ancestor that covers all its contents. */
const readCover = (document: ErnDocument, { items }: Conversion): Map<number, ConversionItem[]> => {
  const itemsByOffset = new Map<number, ConversionItem[]>();
  for (const item of items.filter((candidate) => candidate.count > 0 && candidate.path && !isAttribute(candidate)))
    itemsByOffset.set(item.offset!, [...(itemsByOffset.get(item.offset!) ?? []), item]);
  const cover = new Map<number, ConversionItem[]>();
  for (let node = document.root; node < document.nodes.count; node += 1) {
    if (!isElement(document, node)) continue;
    const inherited = (cover.get(parentOf(document, node)) ?? []).filter(({ count }) => count > 1);
    cover.set(node, [...(itemsByOffset.get(rangeOf(document, node).from) ?? []), ...inherited]);
  }
  return cover;
};

describe.each(["3.8.2", "4.1", "4.2"] as const)("the conversion of any message of ERN %s", (version) => {
  it("reports each element once, and keeps the texts that it reports as kept", () => {
    fc.assert(
      fc.property(arbitraryMessage(version), (source) => {
        const document = parseErn(source);
        const conversion = convertErn(document, "4.3");
        const lost: unknown[] = [];
        for (const [node, items] of readCover(document, conversion)) {
          const [item] = items;
          const isTold =
            items.length === 1 && (item!.outcome === "carried" ? item!.target : (item!.why ?? item!.target));
          const text = childElements(document, node).length === 0 ? textOf(document, node) : "";
          const isThere = !UNIQUE.test(text) || !item || !isKept(item) || conversion.source.includes(text);
          if (!isTold || !isThere) lost.push([text, items]);
        }
        expect(lost).toEqual([]);
      }),
      { numRuns: countInTier(8, 200) },
    );
  });

  it("keeps the attributes that it reports as kept, and every target is in the new message", () => {
    fc.assert(
      fc.property(arbitraryMessage(version), (source) => {
        const { items, source: converted } = convertErn(parseErn(source), "4.3");
        const document = parseErn(converted);
        const targets = new Set(items.flatMap(({ target }) => target ?? []));
        expect([...targets].filter((target) => findNode(document, target) === undefined)).toEqual([]);
        const lost = items.filter(
          (item) => isAttribute(item) && item.outcome === "carried" && !converted.includes(`"${item.value}"`),
        );
        expect(lost).toEqual([]);
      }),
      { numRuns: countInTier(8, 200) },
    );
  });
});
