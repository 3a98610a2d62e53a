import { readSample } from "../../test/read-sample";
import { fixDiagnostics } from "../edit/fix-diagnostics";
import { applySplices } from "../text/splices";
import { parseErn } from "../xml/parse-ern";
import { checkErn } from "./check-ern";

const single = readSample("43-single.xml");
const NAMESPACE = "http://ddex.net/xml/ern/43";

const withNamespace = (namespace: string): string => single.replace(`"${NAMESPACE}"`, `"${namespace}"`);
const messagesOf = (source: string): string[] => checkErn(source).map(({ message }) => message);

describe("a namespace that is nearly right", () => {
  it.each([
    "https://ddex.net/xml/ern/43",
    "http://service.ddex.net/xml/ern/43",
    "http://www.ddex.net/xml/ern/43",
    "ddex.net/xml/ern/43",
    "http://ddex.net/xml/ern/4.3",
    "http://ddex.net/xml/ern/43/",
    "http://ddex.net/xml/ern/43/release-notification.xsd",
    "http://ddex.net/ern/43",
    "HTTP://DDEX.NET/XML/ERN/43",
    " http://ddex.net/xml/ern/43 ",
    "&lt;http://ddex.net/xml/ern/43>",
  ])("%s gets the right one as its fix", (namespace) => {
    const source = withNamespace(namespace);
    const [problem, ...others] = fixDiagnostics(parseErn(source), checkErn(source));
    expect(others).toEqual([]);
    expect(problem).toMatchObject({ severity: "error", code: "version" });
    expect(problem!.message).toMatch(/^The namespace “.*” is nearly that of ERN 4\.3, which is http/);
    expect(applySplices(source, problem!.fixes![0]!.splices).source).toBe(single);
  });

  it("has the structure checked that is meant, with fixes", () => {
    const source = withNamespace("https://ddex.net/xml/ern/43").replace("<MessageId>", "<Mood/>$&");
    const [, unknown] = fixDiagnostics(parseErn(source), checkErn(source));
    expect(unknown!.message).toBe("ERN 4.3 has no Mood in MessageHeader.");
    expect(unknown!.fixes!.map(({ label }) => label)).toEqual(["Remove Mood"]);
  });

  it("is corrected wherever it's declared, so that no element is left in it", () => {
    const second = withNamespace("https://ddex.net/xml/ern/43")
      .replace("xmlns:ern=", 'xmlns:n="https://ddex.net/xml/ern/43" $&')
      .replace(/(<\/?)(MessageId>)/g, "$1n:$2");
    const [problem] = checkErn(second);
    const corrected = applySplices(second, problem!.fixes![0]!.splices).source;
    expect(messagesOf(corrected)).toEqual(["n:MessageId has a prefix; in ERN 4.3, only the root element has one."]);
  });

  it("is no guess: another one is only reported", () => {
    for (const namespace of ["http://ddex.net/xml/ern/", "http://example.org/xml/ern/43", "urn:ern:43"])
      expect(checkErn(withNamespace(namespace))[0]).toMatchObject({
        message: `The namespace ${namespace} is none of ERN 3 or 4.`,
        code: "version",
      });
  });
});

describe("versions and standards", () => {
  it.each(["4.0", "4.4", "4.1.2", "3.9"])("says that there is no ERN %s, with an error", (number) => {
    const source = withNamespace(`http://ddex.net/xml/ern/${number.replaceAll(".", "")}`);
    expect(checkErn(source)).toMatchObject([
      { severity: "error", message: `There is no ERN ${number}; the newest known is 4.3.2.` },
    ]);
  });

  it.each([
    ['<m:MeadMessage xmlns:m="http://ddex.net/xml/mead/11"/>', "MEAD (Media Enrichment and Description)"],
    ['<p:PieMessage xmlns:p="https://service.ddex.net/xml/pie/10/"/>', "PIE (Party Identification and Enrichment)"],
    ['<p:PieRequestMessage xmlns:p="http://ddex.net/xml/pie/10"/>', "PIE (Party Identification and Enrichment)"],
    ['<s:ManifestMessage xmlns:s="http://ddex.net/xml/ern-c-sftp/17"/>', "ERN-C (ERN Choreography)"],
    ['<e:FtpAcknowledgementMessage xmlns:e="http://ddex.net/xml/ern-c/15"/>', "ERN-C (ERN Choreography)"],
    ['<e:ManifestMessage xmlns:e="http://ddex.net/xml/2011/echo/11"/>', "ERN-C (ERN Choreography)"],
    ['<m:MusicalWorkNotificationMessage xmlns:m="http://ddex.net/xml/mwn/10"/>', "MWN (Musical Work Notification)"],
    ['<d:SalesReportMessage xmlns:d="http://ddex.net/xml/2012/dsr/30"/>', "DSR (Digital Sales Report)"],
    ["<SalesReportMessage/>", "DSR (Digital Sales Report)"],
  ])("calls %s by its name", (source, name) => {
    expect(messagesOf(source)).toEqual([`${/\w+Message/.exec(source)![0]} is a message of ${name}, not of ERN.`]);
  });

  it.each([
    ["382-album.xml", "382", "3.8"],
    ["41-album.xml", "41", "4.1"],
  ])("says first that %s, which says that it's 4.3, looks like its own version", (sample, digits, line) => {
    const [first, ...others] = messagesOf(readSample(sample).replaceAll(`ern/${digits}`, "ern/43"));
    expect(first).toBe(`This looks like the structure of ERN ${line}, but the root element says 4.3.`);
    expect(others.join("\n")).not.toContain("looks like");
  });

  it("says nothing of other versions for a message with mistakes of its own", () => {
    const many = Array.from({ length: 1500 }, () => "<Mood/>").join("");
    const sources = [readSample("43-broken.xml"), single.replace("</MessageHeader>", `${many}$&`)];
    expect(sources.flatMap(messagesOf).filter((message) => message.includes("looks like"))).toEqual([]);
  });

  it("says so of a message with more problems than are listed", () => {
    const resource = /<SoundRecording>[^]*?<\/SoundRecording>/;
    const toCopy = (found: string, index: number) =>
      found.replaceAll(/>([AT])\d+</g, `>$1${index + 100}<`).replace(/\d{5}<\/ISRC>/, `${index + 10_000}</ISRC>`);
    const many = readSample("382-album.xml").replace(
      resource,
      (found) => found + Array.from({ length: 400 }, (_, index) => toCopy(found, index)).join(""),
    );
    expect(messagesOf(many.replaceAll("ern/382", "ern/43"))[0]).toMatch(/^This looks like the structure of ERN 3\.8/);
  });
});

describe("other files", () => {
  it.each([
    ["<!DOCTYPE html><p>", "an HTML page"],
    ["\uFEFF\n<html lang='en'><p>", "an HTML page"],
    ['{"a": 1}', "JSON"],
    ["[\n  {}]", "JSON"],
    ["HEAD\tDSRF/2\t", "a sales report (DSR)"],
  ])("calls %j what it is", (source, what) => {
    expect(checkErn(source)).toMatchObject([
      { message: `This is ${what}, not an ERN message.`, entry: "playground-other-file", offset: 0 },
    ]);
  });
});
