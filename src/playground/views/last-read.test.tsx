/** @jest-environment jsdom */
import { screen } from "@testing-library/react";

import { fakePlayground, renderInPlayground } from "../../test/playground/fake-playground";
import type { Analysis } from "../workers/structure/analysis";
import { PanelContent } from "./panel-content";
import { panels } from "./panels";

const analysis: Analysis = {
  revision: 8,
  wellFormed: false,
  version: "ERN 4.3",
  structure: [{ label: "Header", detail: "", from: 0, to: 5, children: [] }],
  tracks: [],
  trackCount: 0,
  diagnostics: [],
};

const structure = panels.find(({ name }) => name === "structure")!;

describe("LastRead", () => {
  beforeAll(() => {
    Element.prototype.scrollIntoView = jest.fn();
  });

  it("marks only what is older than the source", () => {
    const old = fakePlayground({ analysis: { ...analysis, lastRead: 7 } });
    const { unmount } = renderInPlayground(<PanelContent panel={structure} facts={[]} goTo={jest.fn()} />, old);
    expect(screen.getByRole("status")).toHaveTextContent("as of the last time it could be read");
    expect(screen.getByRole("treeitem", { name: "Header" })).toBeInTheDocument();
    unmount();
    renderInPlayground(
      <PanelContent panel={structure} facts={[]} goTo={jest.fn()} />,
      fakePlayground({ analysis: { ...analysis, wellFormed: true } }),
    );
    expect(screen.getByRole("status")).toBeEmptyDOMElement();
  });
});
