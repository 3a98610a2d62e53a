import { readSample } from "../../test/read-sample";
import type { ErnDiagnostic } from "../types";
import { parseErn } from "../xml/parse-ern";
import { checkAdvice } from "./check-advice";

const single = readSample("43-single.xml");

const hints = (source: string, code: ErnDiagnostic["code"]): ErnDiagnostic[] =>
  checkAdvice(parseErn(source), "hint").diagnostics.filter((diagnostic) => diagnostic.code === code);
const messages = (source: string, code: ErnDiagnostic["code"]): string[] =>
  hints(source, code).map(({ message }) => message);

/** Replaces something that is there. */
const changed = (from: string | RegExp, to: string, source = single): string => {
  expect(source).toMatch(from);
  return source.replace(from, to);
};

describe("checkHints", () => {
  it("finds an AvsVersionId that is a version of ERN or an edition that isn't known", () => {
    const withEdition = (edition: string) => changed('AvsVersionId="3"', `AvsVersionId="${edition}"`);
    const [found] = hints(withEdition("4.3"), "avs-version");
    expect(found).toMatchObject({ severity: "hint", fixes: [{ label: "Write 3" }] });
    const editions = ["4.3", "43", "ern/43", "4.3.2", "3", "4", "9", "12", "2018"];
    const isVersion = (edition: string): boolean =>
      messages(withEdition(edition), "avs-version").some((message) => message.includes("looks like a version"));
    expect(editions.filter(isVersion)).toEqual(["4.3", "43", "ern/43", "4.3.2"]);
    const unknown = editions.filter((edition) => messages(withEdition(edition), "avs-version").length > 0);
    expect(unknown.filter((edition) => !isVersion(edition))).toEqual(["4", "12", "2018"]);
  });

  it("finds a schema location of another version, and offers its own", () => {
    const location = (text: string) => changed(/schemaLocation="[^"]*"/, `schemaLocation="${text}"`);
    const ns = "http://ddex.net/xml/ern";
    const [found] = hints(location(`${ns}/42 ${ns}/42/release-notification.xsd`), "schema-location");
    expect(found!.message).toBe("xsi:schemaLocation names a schema of ERN 4.2, and the namespace is that of ERN 4.3.");
    expect(found!.fixes![0]!.splices[0]!.insert).toBe(`${ns}/43 ${ns}/43/release-notification.xsd`);
    expect(
      messages(location(`${ns}/43 http://service.ddex.net/xml/ern/432/release-notification.xsd`), "schema-location"),
    ).toHaveLength(1);
    expect(messages(location(`${ns}/43 release-notification.xsd`), "schema-location")).toEqual([]);
    expect(messages(single, "schema-location")).toEqual([]);
  });

  it("finds a message of ERN 3 without a main release", () => {
    const album = readSample("382-album.xml");
    expect(messages(album, "main-release")).toEqual([]);
    expect(messages(changed(' IsMainRelease="true"', "", album), "main-release")).toHaveLength(1);
    expect(messages(changed(' IsMainRelease="true"', ' IsMainRelease="false"', album), "main-release")).toHaveLength(1);
    expect(messages(single, "main-release")).toEqual([]);
  });

  it("finds UserDefined without its value or namespace, in elements and attributes", () => {
    const withUse = (attributes: string) => changed(/<UseType>\w+/, `<UseType${attributes}>UserDefined`);
    const end = ", so nobody knows which value it is.";
    expect(messages(withUse(""), "user-defined")).toEqual([
      `UseType is UserDefined without UserDefinedValue and Namespace${end}`,
    ]);
    expect(messages(withUse(' UserDefinedValue="InStore"'), "user-defined")).toEqual([
      `UseType is UserDefined without Namespace${end}`,
    ]);
    expect(messages(withUse(' UserDefinedValue="InStore" Namespace="PADPIDA1"'), "user-defined")).toEqual([]);
    const label = changed("<ReleaseLabelReference ", '<ReleaseLabelReference LabelType="UserDefined" Namespace="N" ');
    expect(messages(label, "user-defined")).toEqual([
      `LabelType of ReleaseLabelReference is UserDefined without UserDefinedValue${end}`,
    ]);
  });

  it("finds characters that nobody sees in names and titles, but not those that a script needs", () => {
    const withTitle = (title: string) => changed(/<DisplayTitleText>[^<]*/, `<DisplayTitleText>${title}`);
    const [found] = hints(withTitle("Paper\u200B &amp;\u202E Boats"), "invisible");
    expect(found!.message).toBe("DisplayTitleText has characters that nobody sees: U+200B, U+202E.");
    expect(found!.fixes).toMatchObject([
      { label: "Remove U+200B, U+202E", splices: [{ insert: "Paper &amp; Boats" }] },
    ]);
    expect(found!.fixes![0]!.isCertain).toBeUndefined();
    const has = (text: string) => messages(withTitle(text), "invisible").length > 0;
    expect(["Pa\u00ADper", "Paper\u200E", "\uFEFFPaper", "Paper&#x2067;"].filter((text) => !has(text))).toEqual([]);
    // A Persian word with a non-joiner, a family, and a Hebrew title with a mark for its direction.
    expect(["می\u200Cخواهم", "👩\u200D👧", "שלום\u200E!", "Paper Boats"].filter(has)).toEqual([]);
    expect(messages(changed("<FullName>", "<FullName>\u2066"), "invisible")).toEqual([
      "FullName has a character that nobody sees: U+2066.",
    ]);
  });
});
