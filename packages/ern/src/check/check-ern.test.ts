import { readSample } from "../../test/read-sample";
import { fixDiagnostics } from "../edit/fix-diagnostics";
import { LIMITS } from "../limits";
import { checkDate, checkDateTime, checkDuration } from "../values/dates";
import { checkGrid, checkIcpn, checkIsrc } from "../values/identifiers";
import { checkTerritory } from "../values/territories";
import { parseErn } from "../xml/parse-ern";
import { checkErn } from "./check-ern";
import { countDiagnostics } from "./diagnostic-list";

const codes = (source: string): string[] => checkErn(source).map(({ code }) => code);

describe("checkErn", () => {
  it.each(["43-album.xml", "43-single.xml", "42-single.xml", "382-album.xml"])("reports nothing in %s", (file) => {
    expect(checkErn(readSample(file))).toEqual([]);
  });

  it("reports every problem in the broken sample, with line, column and remedy", () => {
    const source = readSample("43-broken.xml");
    const diagnostics = checkErn(source);
    expect(diagnostics.map(({ line, code }) => `${line} ${code}`)).toEqual([
      "34 isrc",
      "56 dangling-reference",
      "59 duration",
      "64 duplicate-reference",
      "79 missing",
      "83 grid",
      "105 dangling-reference",
      "115 territory",
      "118 date",
    ]);
    const isrc = diagnostics.find(({ code }) => code === "isrc")!;
    expect(source.slice(isrc.from, isrc.to)).toBe("QZ-ABC-26-00010");
    expect(isrc).toMatchObject({ line: 34, column: 17, severity: "error", remedy: "Write it as QZABC2600010." });
    expect(source.split("\n")[isrc.line - 1]!.slice(isrc.column - 1)).toBe("QZ-ABC-26-00010</ISRC>");
  });

  it("reports unknown versions, encodings and XML that can't be parsed", () => {
    expect(codes('<e:NewReleaseMessage xmlns:e="http://ddex.net/xml/ern/99"/>')).toEqual(["version"]);
    expect(codes("<NewReleaseMessage/>")).toEqual(["version"]);
    expect(codes('<?xml version="1.0" encoding="Shift_JIS"?><NewReleaseMessage/>')).toEqual(["encoding", "version"]);
    expect(codes('<?xml version="1.0" encoding="ISO-8859-1"?><NewReleaseMessage/>')).toEqual(["version"]);
    expect(codes("<a>")).toEqual(["malformed"]);
  });

  it("checks the structure of other messages of ERN, without fixes of a NewReleaseMessage", () => {
    const header = /<MessageHeader>[^]*?<\/MessageHeader>/;
    const purge = (sample: string, attributes: string, contributor: string): string => {
      const source = readSample(sample);
      const root = `xmlns:e="${/http:\/\/ddex.net\/xml\/ern\/\d+/.exec(source)![0]}" ${attributes}`;
      const release = `<ReleaseId><GRid>A12425GABC1234002M</GRid></ReleaseId><Title><TitleText>Boats</TitleText></Title>${contributor}`;
      return `<e:PurgeReleaseMessage ${root}>${header.exec(source)![0]}<PurgedRelease>${release}</PurgedRelease></e:PurgeReleaseMessage>`;
    };
    const name = "<PartyName><FullName>Noa</FullName></PartyName>";
    const newest = purge(
      "43-single.xml",
      'LanguageAndScriptCode="en" AvsVersionId="3"',
      `<Contributor>${name}</Contributor>`,
    );
    const old = purge("382-album.xml", 'MessageSchemaVersionId="ern/382"', "");
    for (const source of [newest, newest.replace("ern/43", "ern/432"), old]) expect(codes(source)).toEqual(["version"]);
    const wrong = newest.replace("<TitleText>", "<Mood/>$&").replace(name, "").replace("A12425G", "A12425");
    expect(codes(wrong)).toEqual(["version", "grid", "unknown-element", "missing"]);
    expect(
      fixDiagnostics(parseErn(wrong), checkErn(wrong)).find(({ code }) => code === "missing")!.fixes,
    ).toBeUndefined();
    const catalog = `<e:CatalogListMessage xmlns:e="http://ddex.net/xml/ern/382" MessageSchemaVersionId="ern/382">${header.exec(readSample("382-album.xml"))![0]}</e:CatalogListMessage>`;
    const lacking = (source: string) =>
      checkErn(source).flatMap(({ code, name: lacks = "" }) => (code === "missing" ? lacks : []));
    expect(lacking(catalog)).toEqual(["PublicationDate", "CatalogItem"]);
  });

  it("reports a root element that its version doesn't have", () => {
    const rootOf = (name: string, version: string) =>
      checkErn(`<e:${name} xmlns:e="http://ddex.net/xml/ern/${version}"/>`)
        .filter(({ code }) => code === "version")
        .map(({ severity, message }) => `${severity}: ${message}`);
    expect(rootOf("NewReleaseMesage", "43")).toEqual(["error: ERN 4.3 has no message called NewReleaseMesage."]);
    expect(rootOf("CatalogListMessage", "43")).toEqual(["error: ERN 4.3 has no message called CatalogListMessage."]);
    expect(rootOf("PurgeReleaseMessage", "37")).toEqual(["error: ERN 3.7 has no message called PurgeReleaseMessage."]);
    expect(checkErn('<e:CatalogListMessage xmlns:e="http://ddex.net/xml/ern/43"/>')[0]!.remedy).toContain(
      "Other versions have a CatalogListMessage",
    );
    for (const version of ["383", "382"]) {
      for (const name of ["PurgeReleaseMessage", "CatalogListMessage"]) {
        expect(rootOf(name, version)).toEqual([expect.stringMatching(/^warning: This is /)]);
      }
    }
  });

  it("reports an empty element once", () => {
    const source = readSample("43-single.xml");
    const codesWith = (name: string): string[] =>
      codes(source.replace(new RegExp(`<${name}>[^]*?</${name}>`), `<${name}/>`));
    expect(codesWith("MessageSender")).toEqual(["missing"]);
    expect(codesWith("Duration")).toEqual(["duration"]);
    expect(codesWith("MessageId")).toEqual(["missing"]);
    expect(codesWith("PLineText")).toEqual(["missing"]);
  });

  it.each([
    ["3", "Moon", "error"],
    ["3", "UseForDataMining", "error"],
    ["4", "Moon", "error"],
    ["4", "UseForDataMining", "warning"],
    ["4", "AsPerContract", "warning"],
    ["4.3", "Streaming", "error"],
    ["43", "Streaming", "error"],
    ["sets", "Moon", "error"],
    ["10", "Moon", "warning"],
  ])(
    "with edition %s of the sets, reports the value %s as %s, and the structure as it is",
    (edition, value, severity) => {
      const source = readSample("43-single.xml").replace('AvsVersionId="3"', `AvsVersionId="${edition}"`);
      const wrong = source.replace("<MessageId>", "<Moon/>$&").replace(/<UseType>\w+/, `<UseType>${value}`);
      expect(checkErn(wrong).map((found) => `${found.severity} ${found.code}`)).toEqual([
        "error unknown-element",
        `${severity} value`,
      ]);
    },
  );

  it("reports a malformed language whatever the edition of the sets", () => {
    const source = readSample("43-single.xml").replace(
      'LanguageAndScriptCode="en" AvsVersionId="3"',
      'LanguageAndScriptCode="en_US" AvsVersionId="4"',
    );
    expect(checkErn(source)).toMatchObject([{ severity: "error", code: "language" }]);
  });

  it("reports elements that are missing, out of order, unknown or duplicated", () => {
    const source = readSample("43-single.xml");
    const without = source.replace(/ *<MessageId>.*\n/, "");
    expect(checkErn(without)).toMatchObject([{ code: "missing", line: 3, remedy: "Add a MessageId." }]);
    expect(codes(source.replace(/<MessageId>.*<\/MessageId>/, "<MessageId/>"))).toEqual(["missing"]);
    expect(
      codes(source.replace(/( *<Type>.*\n)/, "").replace(/( *<Duration>.*\n)/, "$1      <Type>Unknown</Type>\n")),
    ).toEqual(["order"]);
    expect(codes(source.replace("<Duration>", "<Length>1</Length><Duration>"))).toEqual(["unknown-element"]);
    expect(codes(source.replace("<Duration>", "<Duration>PT1S</Duration><Duration>"))).toEqual(["order"]);
    expect(codes(source.replace(' AvsVersionId="3"', ""))).toEqual(["missing"]);
    expect(
      codes(source.replace(">A2</LinkedReleaseResourceReference>", ">A9</LinkedReleaseResourceReference>")),
    ).toEqual(["not-in-release", "dangling-reference"]);
    expect(codes(source.replace(/ApplicableTerritoryCode="Worldwide"/, 'ApplicableTerritoryCode="UK"'))).toEqual([
      "territory",
    ]);
  });

  it("lists a limited number of problems and reports that there are more", () => {
    const deals = "<TerritoryCode>UK</TerritoryCode>".repeat(LIMITS.diagnostics + 5);
    const diagnostics = checkErn(`<a>${deals}</a>`);
    expect(diagnostics).toHaveLength(LIMITS.diagnostics + 1);
    expect(diagnostics.at(-1)).toMatchObject({ code: "limit", message: expect.stringMatching(/^\d more problems/) });
    const others = checkErn("<a/>");
    const { error, warning } = countDiagnostics(diagnostics);
    expect(error + warning).toBe(LIMITS.diagnostics + 5 + others.length);
    expect(warning).toBe(countDiagnostics(others).warning);
  });
});

describe("checks of values", () => {
  const isRight = (diagnostic: unknown) => diagnostic === undefined;

  it("checks ISRC, ICPN and GRid", () => {
    expect(["USRC17607839", "QZABC2600001"].map(checkIsrc).every(isRight)).toBe(true);
    expect(["", "USRC1760783", "usrc17607839", "US-RC1-76-07839", "1SRC17607839"].map(checkIsrc).some(isRight)).toBe(
      false,
    );
    expect(["036000291452", "4006381333931", "96385074", "00036000291452"].map(checkIcpn).every(isRight)).toBe(true);
    expect(["036000291453", "4006381333932", "123", "4006 381333931"].map(checkIcpn).some(isRight)).toBe(false);
    expect(checkIcpn("4006381333932")!.remedy).toContain("4006381333931");
    expect(checkGrid("A12425GABC1234002M")).toBeUndefined();
    expect(checkGrid("A12425GABC1234002N")!.message).toContain("should be M");
    expect(checkGrid("A1-2425G-ABC1234002-M")!.remedy).toBe("Write it as A12425GABC1234002M.");
    expect(checkGrid("B12425GABC1234002M")).toBeDefined();
  });

  it("checks durations and dates", () => {
    expect(["PT3M45S", "PT0S", "P1DT2H", "PT1M2.5S"].map(checkDuration).every(isRight)).toBe(true);
    expect(["", "P", "PT", "3:45", "PT3M45", "PT1.5M", "P1H"].map(checkDuration).some(isRight)).toBe(false);
    expect(checkDuration("1:02:03")!.remedy).toBe("Write it as PT1H2M3S.");
    expect(["2026-11-20", "2024-02-29", "2026-11", "2026", "0050-01-01"].map(checkDate).every(isRight)).toBe(true);
    expect(["2026-02-29", "2026-13", "20.11.2026", "2026-11-20T00:00:00", ""].map(checkDate).some(isRight)).toBe(false);
    expect(
      ["2026-11-20T09:30:00", "2026-11-20T09:30:00.123Z", "2026-11-20T09:30:00+05:30", "2026-11-20T24:00:00Z"]
        .map(checkDateTime)
        .every(isRight),
    ).toBe(true);
    expect(["2026-11-20", "2026-11-20T24:30:00Z", "2026-11-31T09:30:00Z"].map(checkDateTime).some(isRight)).toBe(false);
  });

  it("checks territories", () => {
    expect(["DE", "XK", "Worldwide", "ES-CN"].map(checkTerritory).every(isRight)).toBe(true);
    expect(checkTerritory("UK")).toMatchObject({ severity: "error", remedy: "Write GB." });
    expect(checkTerritory("de")).toMatchObject({ remedy: "Write DE." });
    expect(checkTerritory("WORLDWIDE")).toMatchObject({ remedy: "Write Worldwide." });
    expect(checkTerritory("2136")).toMatchObject({ severity: "warning" });
    expect(checkTerritory("TPTL")).toBeUndefined();
    expect(checkTerritory("US-CA")).toMatchObject({ severity: "error" });
  });
});
