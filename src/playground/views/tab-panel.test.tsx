/** @jest-environment jsdom */
import { act, screen } from "@testing-library/react";

import { fakePlayground, renderInPlayground } from "../../test/playground/fake-playground";
import type { Analysis } from "../workers/structure/analysis";
import { TabPanel } from "./tab-panel";

describe("TabPanel", () => {
  it("is busy until a changed source has been read, without rendering its content again", () => {
    const analysis = { revision: 0 } as Analysis;
    const playground = fakePlayground({ analysis });
    const Content = jest.fn(() => "Problems");
    renderInPlayground(<TabPanel name="checks" Content={Content} />, playground);
    const panel = screen.getByRole("tabpanel");
    expect(panel).not.toHaveAttribute("aria-busy");
    act(() => playground.store.set({ revision: 1 }));
    expect(panel).toHaveAttribute("aria-busy", "true");
    act(() => playground.store.set({ analysis: { ...analysis, revision: 1 } }));
    expect(panel).not.toHaveAttribute("aria-busy");
    expect(Content).toHaveBeenCalledTimes(1);
  });
});

describe("LastRead", () => {
  const analysis: Analysis = {
    revision: 8,
    wellFormed: false,
    version: "ERN 4.3",
    structure: [{ label: "Header", detail: "", from: 0, to: 5, children: [] }],
    tracks: [],
    trackCount: 0,
    diagnostics: [],
  };

  beforeAll(() => {
    Element.prototype.scrollIntoView = jest.fn();
  });

  it("marks only what is older than the source", () => {
    const old = fakePlayground({ analysis: { ...analysis, lastRead: 7 } });
    const { unmount } = renderInPlayground(<TabPanel name="structure" />, old);
    expect(screen.getByRole("status")).toHaveTextContent("the last version of the message that could be read");
    expect(screen.getByRole("treeitem", { name: "Header" })).toBeInTheDocument();
    unmount();
    renderInPlayground(<TabPanel name="structure" />, fakePlayground({ analysis: { ...analysis, wellFormed: true } }));
    expect(screen.getByRole("status")).toBeEmptyDOMElement();
  });
});
