/** @jest-environment jsdom */
import axe from "axe-core";

import { compileBody } from "../../test/content/compile-body";

const show = (body: string): HTMLElement => {
  document.body.innerHTML = `<main><h1>Page</h1>${compileBody(body).content.join("")}</main>`;
  return document.body;
};

const three = [
  "| You want to | Status | What works |",
  "|---|---|---|",
  '| Read | <Status of="ddex-builder.typescript.DdexBuilder" /> | `parse` |',
  '| Write | <Status of="ddex-builder.typescript.DdexBuilder.build" /> with limits | |',
].join("\n");

const cells = (row: number): (string | null)[][] =>
  [...(document.querySelectorAll("tbody tr")[row]?.children ?? [])].map((cell) => [
    cell.getAttribute("data-label"),
    cell.className,
    cell.textContent,
  ]);

describe("stackTable", () => {
  it("labels each cell but a row's first with its header, and recognizes a lone status", () => {
    show(three);
    expect(cells(0)).toEqual([
      [null, "", "Read"],
      [null, "state", "partial: Builds one message."],
      ["What works", "", "parse"],
    ]);
    expect(cells(1)).toEqual([
      [null, "", "Write"],
      ["Status", "", "works: Writes XML. with limits"],
      ["What works", "", ""],
    ]);
  });

  it("labels statuses if several columns have them, because they would share a position", () => {
    const status = '<Status of="ddex-builder.typescript.DdexBuilder" />';
    show(`| Job | A | B |\n|---|---|---|\n| Read | ${status} | ${status} |\n| Write | ${status} | by hand |`);
    expect(cells(0).map(([label, className]) => [label, className])).toEqual([
      [null, ""],
      ["A", ""],
      ["B", ""],
    ]);
    expect(cells(1)[1]?.slice(0, 2)).toEqual(["A", ""]);
  });

  it("takes the label from a header's text, including badges, and adds none for an empty one", () => {
    show(
      '| | A `b` | |\n|---|---|---|\n| 1 | 2 | 3 |\n\n| x | <Status of="ddex-builder.typescript.DdexBuilder.build" /> | y |\n|---|---|---|\n| 4 | 5 | 6 |',
    );
    expect(cells(0).map(([label]) => label)).toEqual([null, "A b", null]);
    expect(cells(1).map(([label]) => label)).toEqual([null, "works: Writes XML.", "y"]);
    expect([...document.querySelectorAll(".table")].map((box) => box.getAttribute("aria-label"))).toEqual([
      "Table: A b",
      "Table: x, works: Writes XML., y",
    ]);
  });

  it("lets long code break after punctuation, or between the words of a long name", () => {
    const codes = [
      "<ReleaseList/>",
      "Option<Vec<ValidationError>>",
      "a/ReleaseDetailsByTerritory",
      "an error in a file",
    ];
    show(`| a |\n|---|\n${codes.map((code) => `| \`${code}\` |`).join("\n")}`);
    const parts = [...document.querySelectorAll("td code, th code")].map(({ innerHTML }) => innerHTML.split("<wbr>"));
    expect(parts).toEqual([
      ["&lt;ReleaseList/&gt;"],
      ["Option&lt;", "Vec&lt;", "ValidationError&gt;&gt;"],
      ["a/", "ReleaseDetails", "By", "Territory"],
      ["an error in a file"],
    ]);
  });

  it("recognizes a table of numbers, and doesn't change one with two columns", () => {
    show(
      "| a | b | c |\n|---|---|---|\n| x | 1 | 2.5 |\n| y | 1,000 | |\n\n| a | b | c |\n|---|---|---|\n| x | 1 | n/a |",
    );
    expect([...document.querySelectorAll("table")].map(({ className }) => className)).toEqual(["figures", ""]);
    show("| a | b |\n|---|---|\n| 1 | 2 |");
    expect(document.querySelector(".stacks, [data-label], table [role]")).toBeNull();
  });

  it("keeps table semantics if rows are blocks", async () => {
    show(three);
    const roles = [...document.querySelectorAll("table, table *")].map((element) => [
      element.getAttribute("scope") ?? element.tagName.toLowerCase(),
      element.getAttribute("role"),
    ]);
    const known: Record<string, string> = {
      table: "table",
      thead: "rowgroup",
      tbody: "rowgroup",
      tr: "row",
      th: "columnheader",
      td: "cell",
      row: "rowheader",
    };
    for (const [name = "", role] of roles) expect([name, role]).toEqual([name, known[name!] ?? null]);
    const { violations } = await axe.run(document.querySelector("main")!, {
      rules: { "color-contrast": { enabled: false } },
    });
    expect(violations.map(({ id }) => id)).toEqual([]);
  });

  it("makes headers of cells that identify their row, even below an empty corner", () => {
    show("| | a |\n|---|---|\n| x | 1 |\n| y | 1 |");
    expect([...document.querySelectorAll("tbody th[scope=row]")].map(({ textContent }) => textContent)).toEqual([
      "x",
      "y",
    ]);
  });

  it.each([
    ["two rows have the same one", "| a | b |\n|---|---|\n| x | 1 |\n| x | 2 |"],
    ["one row has an empty one", "| a | b |\n|---|---|\n| x | 1 |\n| | 2 |"],
  ])("keeps first cells as they are if %s", (_what, table) => {
    show(table);
    expect(document.querySelectorAll("tbody td")).toHaveLength(4);
  });
});
