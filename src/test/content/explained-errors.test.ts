import { readFileSync } from "node:fs";

import { explanations } from "@ddex-suite/ern/validate";

import { errorsDoc } from "../../config/content";
import { fileOfDoc } from "../../gatsby/locations/docs-location";
import { currentErrors } from "../../reference/errors/errors";

describe("explanations of libxml2's messages", () => {
  it("link to entries that the error page shows", () => {
    const page = readFileSync(fileOfDoc(errorsDoc)!, "utf8");
    const shown = [...currentErrors().bySource].flatMap(([source, entries]) =>
      page.includes(`<ErrorList from="${source}" />`) ? entries.map(({ id }) => id) : [],
    );
    const entries = explanations.flatMap(({ entry }) => entry ?? []);
    expect(entries.length).toBeGreaterThan(8);
    expect(entries.filter((id) => !shown.includes(id))).toEqual([]);
  });
});
