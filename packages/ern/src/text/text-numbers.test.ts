import { createTextNumbers } from "./text-numbers";

it("numbers each text once, in the order in which they are added", () => {
  const numbers = createTextNumbers();
  const texts = [
    "",
    "A",
    "AA",
    "B",
    "ü🎵",
    "A".repeat(10_000),
    ...Array.from({ length: 5000 }, (_, index) => `R${index * 7}`),
  ];
  expect(texts.map(numbers.get)).toEqual(texts.map(() => undefined));
  expect(texts.map(numbers.add)).toEqual(texts.map((_, index) => index));
  expect(texts.map(numbers.add)).toEqual(texts.map((_, index) => index));
  expect(texts.map(numbers.get)).toEqual(texts.map((_, index) => index));
  expect(["R1", "R", "AAA", "🎵", "ü"].map(numbers.get)).toEqual(Array.from({ length: 5 }));
});
