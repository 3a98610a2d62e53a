import { createPick, fillWith, randomMessage } from "../../test/random-message";
import { readSchema } from "../../test/read-schema";
import { readTestModel } from "../../test/schema-model";
import { countInTier } from "../../test/tier";
import { validateInProcess } from "../../test/validate-in-process";
import { removalOf } from "../edit/element-edits";
import { FillContext } from "../edit/fill-context";
import { fillFromMessage, fixLacking } from "../edit/fix-lacking";
import { insertionOf } from "../edit/insertion";
import { toSkeleton } from "../edit/to-skeleton";
import { applySplices } from "../text/splices";
import type { ErnDocument, NodeId } from "../types";
import { childElements, isElement, localNameOf, namesTo, parentOf } from "../xml/nodes";
import { parseErn } from "../xml/parse-ern";

const COUNT = countInTier(100, 2000);
const seeds = Array.from({ length: COUNT }, (_, seed) => seed);
const names = ["release-notification.xsd", "parts.xsd", "allowed.xsd"];
const task = {
  batches: [Object.fromEntries(names.map((name) => [name, readSchema(name)]))],
  claim: { namespace: "http://ddex.net/xml/ern/43", location: "" },
};

const childNames = (document: ErnDocument, node: NodeId): string[] =>
  childElements(document, node).map((child) => localNameOf(document, child));

const elementsOf = (document: ErnDocument): NodeId[] =>
  Array.from({ length: document.nodes.count }, (_, node) => node).filter((node) => isElement(document, node));

/** What libxml2 reports for each message. */
const diagnosticsIn = (messages: string[]): string[][] =>
  validateInProcess([{ ...task, messages }])[0]!.verdicts.map(([verdict]) =>
    verdict!.state === "passed" ? [] : [verdict!.problem ?? verdict!.diagnostics[0]!.original!],
  );

describe("the schema model, compared with libxml2", () => {
  it("allows every child in a message that libxml2 reports as valid", async () => {
    const { model, allowed } = await readTestModel();
    const messages = seeds.map((seed) => randomMessage(model, "NewReleaseMessage", createPick(seed)));
    expect(diagnosticsIn(messages).flat()).toEqual([]);
    let tried = 0;
    for (const document of messages.map((message) => parseErn(message))) {
      for (const node of elementsOf(document)) {
        const present = childNames(document, node);
        const elementNames = namesTo(document, node);
        expect(allowed.lacking(elementNames, present) ?? []).toEqual([]);
        present.forEach((name, index) => {
          tried += 1;
          expect(allowed.children(elementNames, present.toSpliced(index, 1), index)).toContain(name);
        });
      }
    }
    expect(tried).toBeGreaterThan(1000);
  });

  it("offers a removed element again, and nothing that libxml2 rejects once it's added", async () => {
    const { model, allowed } = await readTestModel();
    const changed = seeds.map((seed) => {
      const pick = createPick(seed + COUNT);
      const before = randomMessage(model, "NewReleaseMessage", pick);
      const whole = parseErn(before);
      const inside = elementsOf(whole).filter((node) => node !== whole.root);
      const removed = inside[pick(inside.length)]!;
      const owner = parentOf(whole, removed);
      const place = childElements(whole, owner).indexOf(removed);
      const { source } = applySplices(before, [removalOf(whole, removed)]);

      const document = parseErn(source);
      const ownerNames = namesTo(document, owner);
      const offered = allowed.children(ownerNames, childNames(document, owner), place) ?? [];
      expect(offered).toContain(localNameOf(whole, removed));

      const name = offered[pick(offered.length)]!;
      const fill = fillWith(fillFromMessage(new FillContext(document, allowed)));
      const skeleton = toSkeleton(allowed, ownerNames, name, fill)!;
      const added = applySplices(source, [insertionOf(document, owner, [skeleton], place)]).source;
      const [fix] = fixLacking(new FillContext(parseErn(added), allowed), owner);
      return fix ? applySplices(added, fix.splices).source : added;
    });
    // A fix leaves a text empty if any will do.
    const filled = changed.map((message) => message.replaceAll(/<(Text|Role|Channels|URI)\/>/g, "<$1>1</$1>"));
    expect(diagnosticsIn(filled).flat()).toEqual([]);
  });
});
