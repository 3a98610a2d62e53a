/** @jest-environment jsdom */
import { fireEvent, screen } from "@testing-library/dom";

import { filterNames } from "./filter-names";

describe("filterNames", () => {
  it("shows the names with the text in the field, and only their headings", () => {
    document.body.innerHTML = `<form><label for="name">Find</label><input id="name" type="search"><output></output></form>
      <h2>Deals</h2><ul><li>UseType</li><li>DealTerms</li></ul><h2>Parties</h2><ul><li>PartyName</li></ul>`;
    filterNames(document.body, new AbortController().signal);
    const shown = (): (string | null)[] =>
      [...document.querySelectorAll("h2, li")]
        .filter((part) => !part.closest("[hidden]"))
        .map((part) => part.textContent);
    expect(shown()).toHaveLength(5);
    fireEvent.input(screen.getByRole("searchbox", { name: "Find" }), { target: { value: "use" } });
    expect(shown()).toEqual(["Deals", "UseType"]);
    expect(screen.getByRole("status").textContent).toBe("1 found");
    fireEvent.input(screen.getByRole("searchbox", { name: "Find" }), { target: { value: "" } });
    expect(shown()).toHaveLength(5);
  });

  it("filters the rows of tables with their headings, and hides the links to these", () => {
    document.body.innerHTML = `<form><label for="name">Find</label><input id="name" type="search"><output></output></form>
      <nav><a href="#d">D</a></nav>
      <h2 id="d">D</h2><div class="table"><table><thead><tr><th>Value</th></tr></thead><tbody><tr><th>DE</th><td>Germany</td></tr></tbody></table></div>
      <h2 id="f">F</h2><div class="table"><table><tbody><tr><th>FR</th><td>France</td></tr></tbody></table></div>`;
    filterNames(document.body, new AbortController().signal);
    const shown = (selector: string) =>
      [...document.querySelectorAll(selector)].filter((part) => !part.closest("[hidden]")).length;
    fireEvent.input(screen.getByRole("searchbox"), { target: { value: "germ" } });
    expect([shown("h2"), shown("tbody tr"), shown("thead"), shown("nav")]).toEqual([1, 1, 1, 0]);
    fireEvent.input(screen.getByRole("searchbox"), { target: { value: "" } });
    expect([shown("h2"), shown("tbody tr"), shown("nav")]).toEqual([2, 2, 1]);
  });

  it("filters third headings with their text", () => {
    document.body.innerHTML = `<form><label for="name">Find</label><input id="name" type="search"><output></output></form>
      <h2>B</h2><h3>Batch</h3><p>Many messages.</p><p>Used in: …</p><h3>Builder</h3><p>It writes.</p>
      <h2>C</h2><h3>C-line</h3><p>Year and owner.</p>`;
    filterNames(document.body, new AbortController().signal);
    const shown = () => [...document.querySelectorAll<HTMLElement>("h2, h3, p")].filter(({ hidden }) => !hidden);
    fireEvent.input(screen.getByRole("searchbox"), { target: { value: "messages" } });
    expect(shown().map(({ textContent }) => textContent)).toEqual(["B", "Batch", "Many messages.", "Used in: …"]);
    expect(screen.getByRole("status").textContent).toBe("1 found");
    fireEvent.input(screen.getByRole("searchbox"), { target: { value: "" } });
    expect(shown()).toHaveLength(9);
  });
});
