import { readSample } from "../../test/read-sample";
import { checkErn } from "../check/check-ern";
import { parseErn } from "../xml/parse-ern";
import type { Conversion } from "./conversion";
import { convertErn } from "./convert-to-43";

const single = readSample("43-single.xml");
const convert = (source: string): Conversion => convertErn(parseErn(source));

const changed = (from: string | RegExp, to: string): string => {
  expect(single).toMatch(from);
  return single.replace(from, to);
};

const becomes = ({ items }: Conversion, end: string) => {
  const { outcome, target, why } = items.find(({ path }) => path?.endsWith(end))!;
  return [outcome, target?.split("/").slice(-3).join("/"), why];
};

describe("convertErn to 4.3.2", () => {
  it("is the default, and makes a valid message of the samples, with later values", () => {
    for (const name of ["382-album.xml", "41-album.xml", "42-single.xml", "43-album.xml", "43-twelve-tracks.xml"]) {
      const { source } = convert(readSample(name));
      expect(source).toContain('xmlns:ern="http://ddex.net/xml/ern/432"');
      expect(source).toContain('AvsVersionId="9"');
      expect(checkErn(source)).toEqual([]);
    }
  });

  it("renames genres, and puts the role of a contributor into its value", () => {
    const role = '<Role Namespace="x" UserDefinedValue="y">UserDefined</Role>';
    const source = changed(
      "<Duration>",
      `<Contributor><ContributorPartyReference>P1</ContributorPartyReference>${role}</Contributor><Duration>`,
    );
    const conversion = convert(source);
    expect(becomes(conversion, "/Release/Genre")).toEqual([
      "changed",
      "ReleaseList/Release/DisplayGenre",
      "4.3.2 calls it DisplayGenre.",
    ]);
    expect(becomes(conversion, "/Contributor/Role")).toEqual([
      "changed",
      "Contributor/Role/Value",
      "4.3.2 has its text in Value.",
    ]);
    expect(conversion.source).toMatch(
      /<Role>\s*<Value Namespace="x" UserDefinedValue="y">UserDefined<\/Value>\s*<\/Role>/,
    );
    expect(checkErn(conversion.source)).toEqual([]);
  });

  it("makes titles of types that are elements now, and leaves the others to be decided", () => {
    const title = (type: string) =>
      `<AdditionalTitle TitleType="${type}"><TitleText>${type}</TitleText></AdditionalTitle>`;
    const conversion = convert(
      changed(/(?=<DisplayArtistName)/, title("GroupingTitle") + title("FormalTitle") + title("OriginalTitle")),
    );
    expect(conversion.source).toMatch(/<FormalTitle>[^]*<GroupingTitle>/);
    expect(conversion.items.filter(({ outcome }) => outcome === "decide").map(({ value }) => value)).toContain(
      "OriginalTitle",
    );
    expect(checkErn(conversion.source)).toEqual([]);
  });

  it("changes nothing but the namespace in a message of 4.3.1", () => {
    const { source } = convert(single);
    const before = source.replaceAll("/ern/432", "/ern/431");
    const { source: after, items } = convert(before);
    expect(after).toBe(source);
    expect(items.filter(({ outcome }) => outcome !== "carried").map(({ path }) => path)).toEqual([
      "/NewReleaseMessage",
    ]);
  });
});
