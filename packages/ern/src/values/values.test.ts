import { checkDate, checkDateTime, checkDuration, checkYear } from "./dates";
import {
  checkDpid,
  checkGrid,
  checkIcpn,
  checkIpi,
  checkIsni,
  checkIsrc,
  checkIswc,
  type ValueDiagnostic,
} from "./identifiers";
import {
  checkBoolean,
  checkCorner,
  checkDecimal,
  checkInteger,
  checkLanguageTag,
  checkReference,
} from "./plain-values";
import { checkTerritory } from "./territories";

describe("value checks", () => {
  it.each<[string, (value: string) => ValueDiagnostic, right: string[], wrong: string[]]>([
    ["an ISNI", checkIsni, ["000000012146438X"], ["0000000121464381", "12", ""]],
    ["an ISWC", checkIswc, ["T0345246801", "T-034.524.680-1"], ["T0345246802", "0345246801"]],
    ["a DPID", checkDpid, ["PADPIDA2026112001A"], ["PA-DPIDA-2026112001-A", "2026112001A", "PADPIDA"]],
    ["an IPI name number", checkIpi, ["00012345678"], ["123", "0001234567X"]],
    ["a boolean", checkBoolean, ["true", "false", "1", "0"], ["True", "yes", ""]],
    ["a whole number", checkInteger, ["0", "-3", "007"], ["1.0", "1,000", "", "one"]],
    ["a decimal number", checkDecimal, ["44.1", "-.5", "3."], ["44,1", "", ".", "1e3"]],
    ["a language", checkLanguageTag, ["en", "zh-Hant", "pt-BR", "es-419"], ["en_US", "english language", ""]],
  ])("validate %s", (_what, check, right, wrong) => {
    expect(right.filter((value) => check(value) !== undefined)).toEqual([]);
    expect(wrong.filter((value) => check(value) === undefined)).toEqual([]);
  });

  it("validate the first letter of references", () => {
    expect(checkReference("A1", "A")).toBeUndefined();
    expect(checkReference("R1", "A")!.remedy).toContain("It begins with A");
  });

  it.each<[(value: string) => ValueDiagnostic, value: string, right: string]>([
    [checkIsrc, "QZ-ABC-26-00010", "QZABC2600010"],
    [checkIsrc, "ISRC QZABC2600010", "QZABC2600010"],
    [checkIsrc, "isrc: qz abc 26 00010", "QZABC2600010"],
    // An ISRC of Iceland.
    [checkIsrc, "IS-RC1-26-00001", "ISRC12600001"],
    [checkIcpn, "4006 381333931", "4006381333931"],
    [checkIcpn, "UPC 036000291452", "036000291452"],
    [checkGrid, "GRid: A1-2425G-ABC1234002-M", "A12425GABC1234002M"],
    [checkDuration, "pt3m45s", "PT3M45S"],
    [checkDuration, "PT 3M 45S", "PT3M45S"],
    [checkDate, "20261120", "2026-11-20"],
    [checkDate, "2026/1/5", "2026-01-05"],
    [checkDateTime, "2026-11-20 09:30:00", "2026-11-20T09:30:00"],
    [checkDateTime, "2026-11-20T09:30Z", "2026-11-20T09:30:00Z"],
    [checkDateTime, "2026-11-20T09:30:00+0100", "2026-11-20T09:30:00+01:00"],
    [checkBoolean, "TRUE", "true"],
    [checkCorner, "0, 0", "0,0"],
    [checkTerritory, "worldwide", "Worldwide"],
    [checkTerritory, "es-cn", "ES-CN"],
    [checkLanguageTag, "en_US", "en-US"],
  ])("know the right form of the same value: %p of “%s”", (check, value, right) => {
    expect(check(value)).toMatchObject({ right });
    expect(check(right)).toBeUndefined();
  });

  it.each<[(value: string) => ValueDiagnostic, value: string, guess: string | undefined]>([
    [checkIcpn, "4006381333932", "4006381333931"],
    [checkGrid, "A12425GABC1234002X", "A12425GABC1234002M"],
    [checkGrid, "A1-2425G-ABC1234002-X", "A12425GABC1234002M"],
    [checkIsni, "0000000121464381", "000000012146438X"],
    [checkIswc, "T0345246802", "T0345246801"],
    [checkDuration, "2:58", "PT2M58S"],
    [checkDuration, "1:02:03", "PT1H2M3S"],
    [checkDuration, "PT3M45", "PT3M45S"],
    [checkDuration, "P3H", "PT3H"],
    [checkDuration, "-PT3M", "PT3M"],
    [checkDuration, "PT1 0S", "PT10S"],
    [checkDuration, "soon", undefined],
    [checkDate, "20.11.2026", "2026-11-20"],
    [checkDate, "2026-11-20T00:00:00", "2026-11-20"],
    [checkDate, "31.02.2026", undefined],
    // It may be 1 November or 11 January.
    [checkDate, "2026111", undefined],
    [checkDateTime, "2026-11-20", "2026-11-20T00:00:00"],
    [checkYear, "2026-11-20", "2026"],
    [checkInteger, "12.0", "12"],
    [checkInteger, "1 2", "12"],
    [checkDecimal, "44,1", "44.1"],
    [checkBoolean, "YES", "true"],
    [checkCorner, "1 0,0", undefined],
    [checkTerritory, "UK", "GB"],
    [checkIpi, "123456789", "00123456789"],
  ])("suggest what may be meant: %p of “%s”", (check, value, guess) => {
    const { right, ...found } = check(value)!;
    expect([right, found.guess]).toEqual([undefined, guess]);
  });

  it("takes a bar code of any length for an ICPN, with a warning", () => {
    const lengths = [1, 9, 11, 15, 20];
    expect(lengths.filter((length) => checkIcpn("1".repeat(length))?.severity !== "warning")).toEqual([]);
    expect(checkIcpn("123456789012345")!.message).toBe(
      "The ICPN 123456789012345 has 15 digits, which no EAN or UPC has.",
    );
    expect(checkIcpn("12345678901234X")!.severity).toBeUndefined();
  });

  it("refuses a zone of more than 14 hours in each type that has one", () => {
    for (const [check, value] of [
      [checkYear, "2026"],
      [checkDateTime, "2026-11-20T09:30:00"],
    ] as const) {
      const zones = ["Z", "+14:00", "-14:00", "+13:59", "+14:01", "-15:00", "+99:99"];
      expect(zones.filter((zone) => check(value + zone) === undefined)).toEqual(["Z", "+14:00", "-14:00", "+13:59"]);
    }
  });
});
