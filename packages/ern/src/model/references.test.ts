import { checkErn } from "../check/check-ern";
import { ERN_VERSIONS } from "../model-types";
import { schemaModelOf } from "../schema/schema-model-of";
import { usesIn } from "../schema/schema-rules";
import { VERSION_FACTS } from "../schema/versions";
import { parseErn } from "../xml/parse-ern";
import { letterOf, listReferences } from "./references";

const inMessage = (content: string, namespace = VERSION_FACTS["4.3"].namespace): string =>
  `<ern:NewReleaseMessage xmlns:ern="${namespace}">${content}</ern:NewReleaseMessage>`;

const problemsOf = (content: string): string[] =>
  checkErn(inMessage(content))
    .filter(({ code }) => /^(dangling|duplicate)-reference$/.test(code))
    .map(({ message }) => message);

describe("listReferences", () => {
  it.each(ERN_VERSIONS)("finds each definition and each use that ERN %s has", (version) => {
    const { types, values } = schemaModelOf(version);
    const uses = usesIn(version).flatMap(({ name, parent, type }) => {
      const { base, name: reference = "" } = values[types[type]!.text ?? -1] ?? {};
      return base === "ID" || base === "IDREF"
        ? [{ name, parent, letter: reference.at(-1), isDefinition: base === "ID" }]
        : [];
    });
    expect(uses.length).toBeGreaterThan(30);
    const content = uses.map(({ name, parent, letter }) => `<${parent}><${name}>${letter}1</${name}></${parent}>`);
    const found = listReferences(parseErn(inMessage(content.join(""), VERSION_FACTS[version].namespace)));
    expect(found.map(({ kind, isDefinition }) => ({ letter: letterOf(kind), isDefinition }))).toEqual(
      uses.map(({ letter, isDefinition }) => ({ letter, isDefinition })),
    );
  });

  it("knows references of versions without tables, and no element around one", () => {
    const content = (name: string) => `<${name}><${name}>Q1</${name}></${name}>`;
    const known = ["http://ddex.net/xml/ern/371", "https://ddex.net/xml/ern/3.7.1", "http://ddex.net/xml/ern/44"];
    for (const namespace of ["", ...known]) {
      const source = inMessage("<Video><VideoCueSheetReference>Q1</VideoCueSheetReference></Video>", namespace);
      const root = namespace === "" ? source.replaceAll(/ern:| xmlns:ern=""/g, "") : source;
      expect(listReferences(parseErn(root))).toMatchObject(namespace.includes("ern/3") ? [] : [{ value: "Q1" }]);
    }
    const old = inMessage(`<Video>${content("VideoCueSheetReference")}</Video>`, VERSION_FACTS["3.8.2"].namespace);
    expect(listReferences(parseErn(old))).toMatchObject([{ value: "Q1", kind: "cue sheet", isDefinition: false }]);
  });
});

describe("checkErn", () => {
  it.each([
    ["Party", "<Affiliation><PartyAffiliateReference>P9</PartyAffiliateReference></Affiliation>", "party", "P9"],
    ["Video", "<VideoCueSheetReference>Q9</VideoCueSheetReference>", "cue sheet", "Q9"],
    ["Video", "<VideoChapterReference>X9</VideoChapterReference>", "chapter or collection", "X9"],
    ["Chapter", "<RepresentativeImageReference>A9</RepresentativeImageReference>", "resource", "A9"],
    ["DisplayCredits", "<DisplayCreditParty>P9</DisplayCreditParty>", "party", "P9"],
  ])("reports a reference in %s that nothing has: %s", (parent, content, kind, reference) => {
    expect(problemsOf(`<${parent}>${content}</${parent}>`)).toEqual([`No ${kind} has the reference ${reference}.`]);
  });

  it("reports two chapters, or two cue sheets, with one reference", () => {
    const twice = (name: string, reference: string) =>
      `<${name}><${name}Reference>${reference}</${name}Reference></${name}>`.repeat(2);
    expect(problemsOf(twice("Chapter", "X1") + twice("CueSheet", "Q1"))).toEqual([
      "The reference X1 of a chapter or collection is defined twice, first in line 1.",
      "The reference Q1 of a cue sheet is defined twice, first in line 1.",
    ]);
  });
});
