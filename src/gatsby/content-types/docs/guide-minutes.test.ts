import { guideMinutes } from "./guide-minutes";

it("is the time for a guide, and null for catalogues and other pages", () => {
  expect(guideMinutes("guides/dsp-integration", 2000)).toBe(10);
  expect(guideMinutes("guides/troubleshooting/validation-errors", 2001)).toBeNull();
  expect(guideMinutes("learn/deals", 100)).toBeNull();
});
