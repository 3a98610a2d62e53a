import { selectTests } from "./select-tests";

const file = (name: string, text = "") => ({ file: name, text: () => text });

const lists = {
  unit: [
    file("src/search/modal.test.tsx", 'describe("the search modal", () => it("opens by a key", …))'),
    file("src/search/hits.test.ts", 'it("groups hits", …)'),
    file("src/utils/paths.test.ts", 'describe("paths", () => it("has (no) index", …))'),
  ],
  e2e: [
    file("e2e/search/modal.spec.ts", 'test("opens by a key", …)'),
    file("e2e/home/home.spec.ts", 'test("paths", …)'),
  ],
};

const selectedFiles = (...wanted: string[]) => {
  const { unit, e2e } = selectTests(wanted, lists);
  return [...unit.files, ...e2e.files];
};

describe("selectTests", () => {
  it.each<[string, string[], string[]]>([
    ["a folder", ["src/search"], ["src/search/modal.test.tsx", "src/search/hits.test.ts"]],
    ["a folder of both runners", ["search/modal"], ["src/search/modal.test.tsx", "e2e/search/modal.spec.ts"]],
    ["a test file", ["./src/utils/paths.test.ts"], ["src/utils/paths.test.ts"]],
    ["a module with a test next to it", ["src/utils/paths.ts"], ["src/utils/paths.test.ts"]],
    ["two paths", ["utils/", "e2e/home"], ["src/utils/paths.test.ts", "e2e/home/home.spec.ts"]],
    ["a path with backslashes", ["src\\utils\\paths.ts"], ["src/utils/paths.test.ts"]],
    ["a title", ["opens by"], ["src/search/modal.test.tsx", "e2e/search/modal.spec.ts"]],
    ["a subject and a title", ["The search modal › opens by a key"], ["src/search/modal.test.tsx"]],
    ["a path and a title", ["src/search", "groups"], ["src/search/hits.test.ts"]],
    ["nothing that exists", ["src/nowhere"], []],
    ["a path and a title that doesn't exist", ["src/search", "(no) index"], []],
  ])("selects the files of %s", (_what, wanted, files) => {
    expect(selectedFiles(...wanted)).toEqual(files);
  });

  it("turns a title into a regular expression that matches it literally", () => {
    const { name } = selectTests(["paths › has (no) index", "groups hits"], lists).unit;
    expect(name).toBe("paths.*has \\(no\\) index|groups hits");
    expect(selectTests(["src/search"], lists).unit.name).toBeUndefined();
  });
});
