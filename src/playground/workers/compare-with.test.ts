/** @jest-environment node */
import { matchWorks } from "../../ern/compare/match-works";
import { readSample } from "../../test/ern/read-sample";
import { compareWith, readSide } from "./compare-with";

jest.mock("../../ern/compare/match-works", () => {
  const { matchWorks: real } = jest.requireActual("../../ern/compare/match-works");
  return { matchWorks: jest.fn(real) };
});

it("pairs the works of two messages once, for their differences and for what may follow", async () => {
  const read = async (source: string) => ({ source, side: await readSide(source) });
  const album = readSample("43-album.xml");
  const { meaning } = compareWith(await read(album), await read(album.replace("PT1H2M", "PT1H3M")));
  expect(meaning).toMatchObject({ count: 1, notes: [{ text: expect.stringContaining("Both messages have the ID") }] });
  expect(matchWorks).toHaveBeenCalledTimes(1);
});
