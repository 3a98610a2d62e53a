import { readFileSync } from "node:fs";

import { errorsDoc } from "../../../config/content";
import { currentErrors } from "../../../reference/errors/current-errors";
import { fileOfDoc } from "../../../gatsby/locations/docs-location";
import { faultyMessages } from "../../../test/ern/faulty-messages";
import { checkErn } from "../../../ern/check/check-ern";
import { errorEntries, errorEntry } from "./error-entry";

describe("errorEntry", () => {
  it("leads from the problem of each fault to what it means", () => {
    const led = faultyMessages.map(([what, source]) => {
      const [diagnostic] = checkErn(source);
      return [what, diagnostic && errorEntry(diagnostic)];
    });
    expect(led).toEqual(faultyMessages.map(([what, , id]) => [what, id]));
  });

  it("has no line that no problem uses", () => {
    const told = new Set(faultyMessages.flatMap(([, source]) => checkErn(source).slice(0, 1)));
    const unused = errorEntries.filter(
      ([code, text]) => ![...told].some((one) => one.code === code && text.test(`${one.message} ${one.remedy}`)),
    );
    expect(unused).toEqual([]);
  });

  it("leads to entries that the page of errors shows", () => {
    const page = readFileSync(fileOfDoc(errorsDoc)!, "utf8");
    const shown = [...currentErrors().bySource].flatMap(([source, entries]) =>
      page.includes(`<ErrorList from="${source}" />`) ? entries.map(({ id }) => id) : [],
    );
    expect(errorEntries.map(([, , id]) => id).filter((id) => !shown.includes(id))).toEqual([]);
  });
});
