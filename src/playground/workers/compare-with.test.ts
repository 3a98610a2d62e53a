/** @jest-environment node */
import { matchWorks, parseSide } from "@ddex-suite/ern";
import { readSample } from "@ddex-suite/ern/test/read-sample";

import { compareWith } from "./compare-with";

jest.mock("@ddex-suite/ern", () => {
  const engine = jest.requireActual<{ matchWorks: () => unknown }>("@ddex-suite/ern");
  return { ...engine, matchWorks: jest.fn(engine.matchWorks) };
});

it("pairs the works of two messages once, for their differences and for what may follow", async () => {
  const read = async (source: string) => ({ source, side: await parseSide(source) });
  const album = readSample("43-album.xml");
  const { meaning } = compareWith(await read(album), await read(album.replace("PT1H2M", "PT1H3M")));
  expect(meaning).toMatchObject({ count: 1, notes: [{ text: expect.stringContaining("Both messages have the ID") }] });
  expect(matchWorks).toHaveBeenCalledTimes(1);
});
