import { readSample } from "../../test/read-sample";
import { fixAll } from "../edit/fix-all";
import { applySplices } from "../text/splices";
import { parseErn } from "../xml/parse-ern";
import { checkAdvice } from "./check-advice";
import { checkErn } from "./check-ern";

const single = readSample("43-single.xml");

/** The codes reported after a piece of the message is replaced. */
const codesWith = (before: string | RegExp, after: string): string[] => {
  const changed = single.replace(before, after);
  expect(changed).not.toBe(single);
  return checkErn(changed).map(({ severity, code }) => `${severity} ${code}`);
};

describe("white space around values", () => {
  it.each([
    ["a line break", /<UseType>(\w+)</, "<UseType>\n$1\n<"],
    ["a space in an attribute", '="Worldwide"', '=" Worldwide"'],
    ["a no-break space", /<TerritoryCode>(\w+)</, "<TerritoryCode>$1\u00A0<"],
    ["one written as a reference", /<TerritoryCode>(\w+)</, "<TerritoryCode>&#160;$1<"],
    ["a byte order mark", "<PartyId>", "<PartyId>\uFEFF"],
    ["a zero-width space", /<StartDateTime>/, "<StartDateTime>\u200B"],
    ["a no-break space around a boolean", '"true"', '"true\u00A0"'],
    ["a no-break space around a duration", "<Duration>", "<Duration>\u00A0"],
    ["a no-break space between elements", "<PartyList>", "<PartyList>\u00A0"],
  ])("reports %s, and removes it", (_what, before, after) => {
    expect(codesWith(before, after)).toEqual(["error white-space"]);
    const changed = single.replace(before, after);
    const [diagnostic] = checkErn(changed);
    expect(diagnostic!.fixes!.map(({ label }) => label)).toEqual(["Remove the white space"]);
    expect(applySplices(changed, diagnostic!.fixes![0]!.splices).source).toBe(single);
  });

  it.each([
    ["a boolean", '"true"', '" true "'],
    ["a duration", /<Duration>(\w+)</, "<Duration>\n $1\t<"],
    ["a time", /<MessageCreatedDateTime>/, "$& "],
    ["a year", "<Year>", "<Year>\n"],
    ["a number", /<SequenceNumber>/, "$& "],
    ["a reference", /<ArtistPartyReference>/, "$&\n"],
    ["any text", "<TitleText>", "<TitleText> "],
    ["elements, written as a reference", "<PartyList>", "<PartyList>&#32;<![CDATA[ ]]>"],
  ])("accepts it around %s", (_what, before, after) => {
    expect(codesWith(before, after)).toEqual([]);
  });

  it("reports text in a CDATA section between elements", () => {
    expect(codesWith("<PartyList>", "<PartyList><![CDATA[Moon]]>")).toEqual(["error text"]);
  });

  it("is part of a wrong value's fix", () => {
    const changed = single
      .replace("<UseType>Stream<", "<UseType>\n Straem \n<")
      .replace("<UseType>OnDemandStream<", "<UseType> OnDemandStraem<");
    const [diagnostic] = checkErn(changed);
    expect(diagnostic!.code).toBe("value");
    expect(applySplices(changed, diagnostic!.fixes![0]!.splices).source).toBe(single);
  });

  it("is removed from all values at once", () => {
    const changed = single.replace(/(<UseType>)(\w+)/g, "$1\n$2").replace(/(<TerritoryCode>)/g, "$1 ");
    const all = fixAll(checkErn(changed)).find(({ code }) => code === "white-space")!;
    expect(applySplices(changed, all.splices).source).toBe(single);
  });
});

it("accepts withdrawn territories where the version has them, and no others", () => {
  const album = readSample("41-album.xml");
  const dated = (code: string): string[] =>
    checkErn(album.replace(/<CreationDate[^>]*>/, `<CreationDate ApplicableTerritoryCode="${code}">`)).map(
      ({ code: found }) => found,
    );
  expect(["TPTL", "CSXX", "DE"].flatMap(dated)).toEqual([]);
  expect(dated("XXXX")).toEqual(["territory"]);
  expect(codesWith(/<TerritoryCode>\w+/, "<TerritoryCode>TPTL")).toEqual(["error territory"]);
  expect(codesWith(/<TerritoryCode>\w+/, "<TerritoryCode>999")).toEqual(["error territory"]);
});

it.each([
  ["382-album.xml", "hint"],
  ["41-album.xml", "hint"],
  ["42-single.xml", "error"],
  ["43-single.xml", "error"],
])("reports a malformed language tag of %s as %s, as its schema has a form for it or not", (file, severity) => {
  const source = readSample(file).replace(/ LanguageAndScriptCode=["'][^"']*["']/, "");
  const tagged = source.replace(/<\w+:NewReleaseMessage/, '$& LanguageAndScriptCode="en_US"');
  const found = [...checkErn(tagged), ...checkAdvice(parseErn(tagged), "hint").diagnostics];
  expect(found.filter(({ code }) => code === "language").map((diagnostic) => diagnostic.severity)).toEqual([severity]);
});
