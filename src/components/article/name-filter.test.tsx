/** @jest-environment jsdom */
import { fireEvent, render, screen } from "@testing-library/react";

import { NameFilter } from "./name-filter";

describe("NameFilter", () => {
  it("shows the names with the text in the field, and only their headings", () => {
    render(
      <NameFilter label="Find">
        <h2>Deals</h2>
        <ul>
          <li>UseType</li>
          <li>DealTerms</li>
        </ul>
        <h2>Parties</h2>
        <ul>
          <li>PartyName</li>
        </ul>
      </NameFilter>,
    );
    const shown = (): (string | null)[] =>
      [...document.querySelectorAll("h2, li")]
        .filter((part) => !part.closest("[hidden]"))
        .map((part) => part.textContent);
    expect(shown()).toHaveLength(5);
    fireEvent.change(screen.getByRole("searchbox", { name: "Find" }), { target: { value: "use" } });
    expect(shown()).toEqual(["Deals", "UseType"]);
    expect(screen.getByRole("status").textContent).toBe("1 found");
    fireEvent.change(screen.getByRole("searchbox", { name: "Find" }), { target: { value: "" } });
    expect(shown()).toHaveLength(5);
  });
});
