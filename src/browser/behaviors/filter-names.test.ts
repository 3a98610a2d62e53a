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
});
