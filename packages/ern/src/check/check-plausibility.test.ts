import { readSample, withDays } from "../../test/read-sample";
import { checkErn } from "./check-ern";

const inMessage = (content: string): string =>
  `<ern:NewReleaseMessage xmlns:ern="http://ddex.net/xml/ern/382">${content}</ern:NewReleaseMessage>`;

const problemsOf = (source: string, code: RegExp): string[] =>
  checkErn(source)
    .filter((diagnostic) => code.test(diagnostic.code))
    .map(({ severity, message }) => `${severity}: ${message}`);

const duplicates = (content: string): string[] => problemsOf(inMessage(content), /^duplicate-(isrc|release-id)$/);

const release = (id: string, attributes = ""): string =>
  `<Release><ReleaseId${attributes}>${id}</ReleaseId></Release>\n`;
const recording = (...ids: string[]): string =>
  `<SoundRecording>${ids.map((id) => `<SoundRecordingId><ISRC>${id}</ISRC></SoundRecordingId>`).join("")}</SoundRecording>\n`;

describe("checkSameIds", () => {
  it.each(["GRid", "ICPN", "ISRC"])("reports two releases with one %s", (name) => {
    const id = `<${name}>A12425GABC1234002M</${name}>`;
    expect(duplicates(release(id) + release(id))).toEqual([
      `warning: Two releases have the ${name} A12425GABC1234002M, the first in line 1.`,
    ]);
  });

  it("reports two recordings with one ISRC, whatever its hyphens, but not one that has it twice", () => {
    expect(duplicates(recording("QZABC2600010") + recording("QZ-ABC-26-00010"))).toEqual([
      "warning: Two recordings have the ISRC QZ-ABC-26-00010, the first in line 1.",
    ]);
    expect(duplicates(recording("QZABC2600010", "QZABC2600010"))).toEqual([]);
  });

  it("lets a release have its recording's ISRC, a replaced id, and that of a related release", () => {
    const isrc = "<ISRC>QZABC2600010</ISRC>";
    expect(duplicates(recording("QZABC2600010") + release(isrc))).toEqual([]);
    expect(duplicates(release(isrc) + release(isrc, ' IsReplaced="true"'))).toEqual([]);
    const related = `<RelatedRelease><ReleaseId>${isrc}</ReleaseId></RelatedRelease>`;
    expect(duplicates(release(isrc) + `<Release>${related}</Release>`)).toEqual([]);
  });
});

describe("checkPlausibility", () => {
  const album = withDays(readSample("43-album.xml"));
  const withEnd = (end: string): string[] => problemsOf(album.replace("</StartDate>", `$&${end}`), /^date-order$/);

  it("reports a period that ends before it starts, even if only one of the two has a time", () => {
    expect(withEnd("<EndDate>2020-01-01</EndDate>")).toHaveLength(1);
    expect(withEnd("<EndDateTime>2020-01-01T00:00:00Z</EndDateTime>")).toHaveLength(1);
    expect(withEnd("<EndDateTime>2099-01-01T00:00:00Z</EndDateTime>")).toEqual([]);
  });
});
