/** @jest-environment jsdom */
import { render, screen } from "@testing-library/react";

import { ErnPlace } from "./ern-place";

describe("ErnPlace", () => {
  it("prints contents in order, with choices, and attributes", () => {
    const text = { words: "text", set: null, values: null };
    const parts = [
      { name: "PartyReference", occurs: "required" },
      {
        occurs: "required",
        oneOf: [
          [{ name: "PartyId", occurs: "once or more" }],
          [{ name: "PartyName", occurs: "optional", deprecated: true }],
        ],
      },
    ];
    const attributes = [{ name: "Namespace", meaning: "Who gives it.", required: true, deprecated: false, text }];
    const place = {
      versions: ["4.3"],
      parents: [{ name: "PartyList", of: [] }],
      meaning: null,
      attributes,
      text: null,
    };
    render(<ErnPlace place={{ ...place, parts: parts as unknown as Record<string, unknown> }} />);
    expect(document.querySelector("ol")?.textContent).toBe(
      "PartyReference requiredone of these:PartyId once or morePartyName optional, deprecated",
    );
    expect(screen.getByRole("link", { name: "PartyId" }).getAttribute("href")).toBe("/docs/ern/elements/PartyId/");
    expect(screen.getByRole("row", { name: /Namespace required text Who gives it/ })).toBeTruthy();
  });

  it("links the set of its values", () => {
    const place = { versions: ["4.3"], parents: [{ name: "Deal", of: [] }], meaning: null, parts: {}, attributes: [] };
    render(
      <ErnPlace
        place={{ ...place, parts: [] as never, text: { words: "one of 2", set: "UseType", values: ["A", "B"] } }}
      />,
    );
    expect(document.querySelector("p")?.textContent).toBe("Its text is one of 2 values of UseType: A, B.");
    expect(screen.getByRole("link", { name: "UseType" }).getAttribute("href")).toBe("/docs/ern/values/UseType/");
  });

  it("says that it contains text if that may be any", () => {
    const place = { versions: ["4.3"], parents: [{ name: "Deal", of: [] }], meaning: null, parts: {}, attributes: [] };
    render(<ErnPlace place={{ ...place, parts: [] as never, text: { words: "text", set: null, values: null } }} />);
    expect(document.querySelector("p")?.textContent).toBe("It contains text.");
  });
});
