import { expect, test } from "@playwright/test";

import {
  allowedInVersion,
  childElements,
  contentRangeOf,
  type ErnDocument,
  listAttributes,
  localNameOf,
  namesTo,
  type NodeId,
  parseErn,
  positionAt,
  rangeOf,
  versionOf,
} from "../../src/ern";
import { collectProblems } from "../support/collect-problems";
import { completions, goToLine, openPlayground, openSample, sample } from "../support/playground";

/** How many places of each kind are tried in a message. */
const TRIED = { child: 9, value: 7, attribute: 4, "attribute value": 5 };

/** Where something can be written in a message, and what the model of its version says there. */
interface Place {
  kind: keyof typeof TRIED;
  /** The names from the root; of two places with the same path, the first is tried. */
  path: string;
  at: number;
  offered: readonly string[];
  /** Where the name of the element around it is, and what the model knows about it. */
  name: number;
  facts: string;
}

/** More are drawn only when the list is scrolled. */
const MOST_DRAWN = 100;

const inOrder = (names: readonly string[]): string[] => [...names].sort((one, other) => one.localeCompare(other));

const elementsIn = (document: ErnDocument, node: NodeId = document.root): NodeId[] => [
  node,
  ...childElements(document, node).flatMap((child) => elementsIn(document, child)),
];

/** All places of a message for which the model has something to offer. */
const placesIn = (document: ErnDocument): Place[] => {
  const allowed = allowedInVersion(versionOf(document)!);
  return elementsIn(document).flatMap((node) => {
    const names = namesTo(document, node);
    const { type, occurrence } = allowed.facts!(names)!;
    const about = {
      name: rangeOf(document, node).from + 1,
      facts: `${type ? `${type}, ` : ""}${occurrence}, by ${allowed.maker}.`,
    };
    const place = (kind: Place["kind"], part: string, at: number, offered: readonly string[] = []): Place => ({
      ...{ kind, path: `${names.join("/")}${part}`, at, offered },
      ...about,
    });
    const children = childElements(document, node);
    const present = children.map((child) => localNameOf(document, child));
    const attributes = listAttributes(document, node);
    const missing = allowed.attributes(names).filter((each) => attributes.every(({ name }) => name !== each.name));
    const namesOf = (isRequired: boolean) =>
      inOrder(missing.flatMap(({ name, required }) => (required === isRequired ? name : [])));
    return [
      ...children.map((child, index) =>
        place("child", `/${present[index]}`, rangeOf(document, child).to, allowed.children(names, present, index + 1)),
      ),
      place("value", "", contentRangeOf(document, node).from, inOrder(allowed.values(names))),
      ...attributes.flatMap(({ name, from, range }) => [
        place("attribute", "", from, [...namesOf(true), ...namesOf(false)]),
        place("attribute value", `/@${name}`, range.from, inOrder(allowed.values(names, name))),
      ]),
    ].filter(({ offered }) => offered.length > 0);
  });
};

/** Of each kind as many as are tried, from the beginning of the message to its end. */
const triedIn = (document: ErnDocument): Place[] => {
  const all = placesIn(document).filter(
    ({ kind, path }, index, places) => places.findIndex((each) => each.kind === kind && each.path === path) === index,
  );
  return Object.entries(TRIED).flatMap(([kind, count]) => {
    const same = all.filter((place) => place.kind === kind);
    return Array.from({ length: count }, (_, at) => same[Math.floor((at * same.length) / count)]!);
  });
};

test("Keys offer and explain what the model says, at 25 places of a message in 3.8.2 and in 4.3", async ({ page }) => {
  test.setTimeout(120_000);
  const problems = collectProblems(page);
  const explanation = page.locator(".cm-explanation");
  await openPlayground(page);
  for (const [label, file] of [
    ["ERN 3.8.2 album", "382-album.xml"],
    ["ERN 4.3 album", "43-album.xml"],
  ] as const) {
    await openSample(page, label, file);
    const document = parseErn(sample(file));
    const places = triedIn(document);
    const goToOffset = async (offset: number): Promise<void> => {
      const { line, column } = positionAt(document, offset);
      await goToLine(page, line, column);
    };
    expect(new Set(places).size).toBe(25);
    for (const { kind, path, at, offered, name, facts } of places)
      await test.step(`${file}: ${kind} ${path}`, async () => {
        await goToOffset(at);
        await page.keyboard.press("Control+Space");
        await expect(completions(page).locator(".cm-completionLabel")).toHaveText(offered.slice(0, MOST_DRAWN));
        await page.keyboard.press("Escape");
        await expect(completions(page)).toHaveCount(0);
        await goToOffset(name);
        await page.keyboard.press("ControlOrMeta+Shift+Space");
        await expect(explanation).toContainText(facts);
      });
  }
  expect(problems).toEqual([]);
});
