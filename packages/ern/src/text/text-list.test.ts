import { createTextList } from "./text-list";

it("returns each text that was added, whatever the order", () => {
  const list = createTextList();
  const texts = Array.from({ length: 1000 }, (_, index) => `${"Ünï 🎵 \u0001\n".repeat(index % 7)}${index}`);
  expect(texts.map(list.add)).toEqual(texts.map((_, index) => index));
  for (const index of [0, 999, 63, 64, 500, 960, 1, 998]) expect(list.get(index)).toBe(texts[index]);
  expect(texts.map((_, index) => list.get(index))).toEqual(texts);
});
