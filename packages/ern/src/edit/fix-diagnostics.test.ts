import fc from "fast-check";

import { misshapen } from "../../test/misshapen-messages";
import { readSample, withDays } from "../../test/read-sample";
import { countInTier } from "../../test/tier";
import { checkDocument } from "../check/check-ern";
import { readMessage } from "../model/read-message";
import { ERN_VERSIONS } from "../model-types";
import { valueSetsOf } from "../schema/facts";
import { applySplices } from "../text/splices";
import type { ErnDiagnostic } from "../types";
import { parseErn } from "../xml/parse-ern";
import { buildErn } from "../xml/tokens";
import { fixDiagnostics } from "./fix-diagnostics";

const single = withDays(readSample("43-single.xml"));

const diagnosticsOf = (source: string): ErnDiagnostic[] => {
  const document = parseErn(source);
  return fixDiagnostics(document, checkDocument(document));
};

/** The title of the first problem's first fix, and the problems left after applying it. */
const fixed = (before: string | RegExp, after: string, source = single): [labels: string[], source: string] => {
  const broken = source.replace(before, after);
  expect(broken).not.toBe(source);
  const [diagnostic] = diagnosticsOf(broken).filter(({ fixes }) => fixes);
  return [diagnostic!.fixes!.map(({ label }) => label), applySplices(broken, diagnostic!.fixes![0]!.splices).source];
};

describe("fixDiagnostics", () => {
  it.each<[what: string, before: string | RegExp, after: string, label: string]>([
    ["a duration", "PT2M58S", "2:58", "Write PT2M58S"],
    ["a date", "<StartDate>2026-11-27", "<StartDate>27.11.2026", "Write 2026-11-27"],
    ["a boolean", 'IsDefault="true"', 'IsDefault="yes"', "Write true"],
    ["a value of a set", "MainArtist", "MainArtits", "Write MainArtist"],
    ["a territory", ">US<", ">us<", "Write US"],
    ["an ISRC", "QZABC2600010", "QZ-ABC-26-00010", "Write QZABC2600010"],
    [
      "the order",
      /( *<Type>MusicalWorkSoundRecording<\/Type>\n)(\s*<SoundRecordingEdition>[^]*?<\/SoundRecordingEdition>\n)/,
      "$2$1",
      "Move before SoundRecordingEdition",
    ],
    ["an attribute's name", "SequenceNumber=", "SequenzNumber=", "Rename to SequenceNumber"],
  ])("fixes %s and restores the message", (_what, before, after, label) => {
    const [labels, source] = fixed(before, after);
    expect(labels[0]).toBe(label);
    expect(source).toBe(single);
  });

  it("renames an element, and removes one that has no meaning", () => {
    const broken = single.replace(/<Duration>(.*?)<\/Duration>/, "<Duraton>$1</Duraton>");
    const unknown = diagnosticsOf(broken).find(({ code }) => code === "unknown-element")!;
    expect(unknown.fixes!.map(({ label }) => label)).toEqual(["Rename to Duration", "Remove Duraton"]);
    expect(applySplices(broken, unknown.fixes![0]!.splices).source).toBe(single);
    // The element around an unknown one is known.
    expect(unknown.about).toBe("SoundRecording");
    const [labels, source] = fixed("<Duration>", "<Zebra>1</Zebra><Duration>");
    expect(labels).toEqual(["Remove Zebra"]);
    expect(source).toBe(single);
  });

  it.each<[element: string, place: RegExp]>([
    ["<CLine><Year>2026</Year><CLineText>(C) 2026 A</CLineText></CLine>", /(?=<PLine>)/],
    ["<Year>2026</Year>", /(?=<Deal>)/],
    ["<UseTyp>Sometimes</UseTyp>", /(?=<UseType>)/],
  ])("doesn't treat %s as a typo of a name whose element has other contents", (element, place) => {
    const [labels] = fixed(place, element);
    expect(labels).toEqual([`Remove ${/\w+/.exec(element)![0]}`]);
  });

  describe("in a message of 4.3.2 that is written as one of 4.3", () => {
    const newest = readSample("43-single.xml").replaceAll("ern/43", "ern/432").replace('sionId="3"', 'sionId="9"');
    const title = (type: string): string =>
      `<AdditionalTitle TitleType="${type}"><TitleText>Boats</TitleText></AdditionalTitle>`;
    const fixesOf = (source: string, start: string) =>
      diagnosticsOf(source).find(({ code, from }) => code !== "missing" && source.startsWith(start, from))?.fixes ?? [];

    it("renames what moved, to the name that an attribute says if there are several", () => {
      const genres = diagnosticsOf(newest).filter(({ message }) => message.includes("Genre"));
      expect(genres.map(({ message, remedy }) => `${message} ${remedy}`)).toEqual([
        "ERN 4.3.2 has no Genre in Release; it calls it DisplayGenre. Rename it to DisplayGenre.",
      ]);
      const [rename, ...others] = fixesOf(newest, "<Genre");
      expect([rename!.label, ...others]).toEqual(["Rename to DisplayGenre"]);
      expect(rename!.isCertain).toBeUndefined();
      const renamed = applySplices(newest, rename!.splices).source;
      expect(diagnosticsOf(renamed)).toEqual([]);
      const titled = renamed.replace("<DisplayArtistName", title("GroupingTitle") + "$&");
      const [toGrouping] = fixesOf(titled, "<AdditionalTitle");
      const after = applySplices(titled, toGrouping!.splices).source;
      expect(after).toContain("<GroupingTitle><TitleText>Boats</TitleText></GroupingTitle>");
      expect(diagnosticsOf(after)).toEqual([]);
      const original = titled.replace('"GroupingTitle"', '"OriginalTitle"');
      const { message } = diagnosticsOf(original).find(({ from }) => original.startsWith("<AdditionalTitle", from))!;
      expect(message).toBe(
        "ERN 4.3.2 has no AdditionalTitle in SoundRecording; it calls it FormalTitle or GroupingTitle.",
      );
      expect(fixesOf(original, "<AdditionalTitle").map(({ label }) => label)).toEqual(["Remove AdditionalTitle"]);
    });

    it("puts a text into the element that has it since, with its attributes, which is certain", () => {
      const role = '<Role Namespace="x" UserDefinedValue="y">UserDefined</Role>';
      const party = "<ContributorPartyReference>P1</ContributorPartyReference>";
      const source = newest.replace("<Duration>", `<Contributor>${party}${role}</Contributor>$&`);
      const [fix] = fixesOf(source, "UserDefined<");
      expect(fix).toMatchObject({ label: "Put it into Value", isCertain: true });
      const after = applySplices(source, fix!.splices).source;
      expect(after).toContain('<Role><Value Namespace="x" UserDefinedValue="y">UserDefined</Value></Role>');
      const rolesOf = (text: string) =>
        readMessage(parseErn(text)).resources.flatMap(({ contributors }) => contributors.map(({ roles }) => roles));
      expect(
        rolesOf(after)
          .flat()
          .map(({ value }) => value),
      ).toEqual(["UserDefined"]);
      expect(
        rolesOf(source)
          .flat()
          .map(({ value }) => value),
      ).toEqual(["UserDefined"]);
    });

    it("only offers that if no version has had the text there", () => {
      const source = newest.replace(/<PartyName>\s*<FullName>(.*)<\/FullName>\s*/, "<PartyName>$1");
      expect(fixesOf(source, "Example Label")).toMatchObject([{ label: "Put it into FullName" }]);
      expect(fixesOf(source, "Example Label")[0]!.isCertain).toBeUndefined();
    });
  });

  it("adds what is missing, with everything that requires", () => {
    const [labels, source] = fixed(/ *<MessageSender>[^]*?<\/MessageSender>\n/, "");
    expect(labels).toEqual(["Add MessageSender"]);
    expect(source).toMatch(/<MessageSender>\s*<PartyId>PADPIDA/);
    const [, attribute] = fixed(/ AvsVersionId="3"/, "");
    expect(attribute).toContain('AvsVersionId="3"');
    expect(diagnosticsOf(attribute)).toEqual([]);
  });

  it("adds what a misplaced element lacks, whose ancestors' types aren't known", () => {
    const item = "<ResourceGroupContentItem><SequenceNumber>1</SequenceNumber></ResourceGroupContentItem>";
    const group = `<ResourceGroup><ResourceGroup>${item}</ResourceGroup></ResourceGroup>`;
    const source = single.replace("<DisplayArtistRole>", `${group}$&`);
    const missing = diagnosticsOf(source).find(({ message }) => message.startsWith("ResourceGroupContentItem has no"))!;
    expect(missing.fixes!.map(({ label }) => label)).toEqual(["Add ReleaseResourceReference"]);
    const reference = "<ReleaseResourceReference>A1</ReleaseResourceReference>";
    expect(applySplices(source, missing.fixes![0]!.splices).source).toContain(
      `${reference}</ResourceGroupContentItem>`,
    );
  });

  it("offers existing references for a dangling one", () => {
    const [labels, source] = fixed("<ArtistPartyReference>P2<", "<ArtistPartyReference>P22<");
    expect(labels[0]).toBe("Refer to P2");
    expect(labels).toContain("Refer to P1");
    expect(source).toBe(single);
  });

  it("swaps the dates of a period that ends before it starts", () => {
    const [labels, source] = fixed("</StartDate>", "</StartDate><EndDate>2020-01-01</EndDate>");
    expect(labels).toEqual(["Swap the two"]);
    expect(diagnosticsOf(source)).toEqual([]);
  });

  /** The errors, each as often as it's reported, without lines and positions. */
  const errorsOf = (diagnostics: readonly ErnDiagnostic[]): string[] =>
    diagnostics
      .filter(({ severity }) => severity === "error")
      .map(({ code, message }) => `${code} ${message.replace(/line \d+/, "")}`);

  it("removes its problem, adds no error and leaves the rest unchanged, in any message", () => {
    fc.assert(
      fc.property(misshapen, fc.nat(), fc.nat(), (source, which, way) => {
        const document = parseErn(source);
        expect(buildErn(document)).toBe(source);
        const diagnostics = fixDiagnostics(document, checkDocument(document));
        const fixable = diagnostics.filter(({ fixes }) => fixes);
        if (fixable.length === 0) return;
        const diagnostic = fixable[which % fixable.length]!;
        const { splices, label } = diagnostic.fixes![way % diagnostic.fixes!.length]!;
        const after = applySplices(source, splices);
        // Nothing outside the splices moved.
        let kept = "";
        let offset = 0;
        for (const { from, to, insert } of after.splices) {
          kept += source.slice(offset, from) + insert;
          offset = to;
        }
        expect(after.source).toBe(kept + source.slice(offset));
        const before = errorsOf(diagnostics);
        const found = errorsOf(checkDocument(parseErn(after.source)));
        const left = [...before];
        const added = found.filter((error) => {
          const place = left.indexOf(error);
          if (place !== -1) left.splice(place, 1);
          return place === -1;
        });
        expect({ label, diagnostic: diagnostic.message, added }).toEqual({
          label,
          diagnostic: diagnostic.message,
          added: [],
        });
        const reported = `${diagnostic.code} ${diagnostic.message.replace(/line \d+/, "")}`;
        if (diagnostic.severity === "error") expect(left).toContain(reported);
      }),
      { numRuns: countInTier(100, 2000) },
    );
  });
});

describe("a value that is none of its set", () => {
  it("has the whole set to choose from if none is near, for texts and attributes", () => {
    const source = readSample("43-single.xml")
      .replace(/<ParentalWarningType>[^<]*</, "<ParentalWarningType>Rude<")
      .replace("<UseType>OnDemandStream<", "<UseType>OnDemandStreams<");
    const document = parseErn(source);
    const [first, second] = fixDiagnostics(document, checkDocument(document));
    expect(first!.choice).toMatchObject({ set: "ParentalWarningType", values: expect.arrayContaining(["Explicit"]) });
    expect(second!.fixes).toMatchObject([{ label: "Write OnDemandStream" }]);
    expect(second!.choice).toBeUndefined();
  });

  it("writes a value as it is: none in a set has a character that must be escaped", () => {
    const values = ERN_VERSIONS.flatMap((version) =>
      [...valueSetsOf(version).values()].flatMap((set) => [...set.keys()]),
    );
    expect(values.length).toBeGreaterThan(1000);
    expect(values.filter((value) => /[<&"]/.test(value))).toEqual([]);
  });
});
