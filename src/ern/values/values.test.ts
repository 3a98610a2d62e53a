import { checkDate, checkDateTime, checkDuration, checkYear } from "./dates";
import { checkDpid, checkIpi, checkIsni, checkIswc, type ValueDiagnostic } from "./identifiers";
import { checkBoolean, checkDecimal, checkInteger, checkLanguageTag, checkReference } from "./plain-values";

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

  it.each<[(value: string) => ValueDiagnostic, value: string, right: string | undefined]>([
    [checkDuration, "1:02:03", "PT1H2M3S"],
    [checkDuration, "pt3m45s", "PT3M45S"],
    [checkDuration, "PT3M45", "PT3M45S"],
    [checkDuration, "P3H", "PT3H"],
    [checkDuration, "-PT3M", "PT3M"],
    [checkDuration, "soon", undefined],
    [checkDate, "20261120", "2026-11-20"],
    [checkDate, "2026/1/5", "2026-01-05"],
    [checkDate, "20.11.2026", "2026-11-20"],
    [checkDate, "2026-11-20T00:00:00", "2026-11-20"],
    [checkDate, "31.02.2026", undefined],
    [checkDateTime, "2026-11-20 09:30:00", "2026-11-20T09:30:00"],
    [checkDateTime, "2026-11-20T09:30Z", "2026-11-20T09:30:00Z"],
    [checkDateTime, "2026-11-20T09:30:00+0100", "2026-11-20T09:30:00+01:00"],
    [checkDateTime, "2026-11-20", "2026-11-20T00:00:00"],
    [checkYear, "2026-11-20", "2026"],
    [checkInteger, "12.0", "12"],
    [checkDecimal, "44,1", "44.1"],
    [checkBoolean, "YES", "true"],
    [checkLanguageTag, "en_US", "en-US"],
    [checkIpi, "123456789", "00123456789"],
  ])("suggest what is meant: %p reports “%s”", (check, value, right) => {
    expect(check(value)).toMatchObject({ right });
  });
});
