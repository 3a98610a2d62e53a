/** @jest-environment jsdom */
import { act, screen } from "@testing-library/react";

import { fakePlayground, renderInPlayground } from "../../test/playground/fake-playground";
import type { Analysis } from "../workers/structure/analysis";
import { TabPanel } from "./tab-panel";

describe("TabPanel", () => {
  it("is busy from a change of the source until that has been read", () => {
    const analysis = { revision: 0 } as Analysis;
    const playground = fakePlayground({ analysis });
    renderInPlayground(<TabPanel name="checks">Problems</TabPanel>, playground);
    const panel = screen.getByRole("tabpanel");
    expect(panel).not.toHaveAttribute("aria-busy");
    act(() => playground.store.set({ revision: 1 }));
    expect(panel).toHaveAttribute("aria-busy", "true");
    act(() => playground.store.set({ analysis: { ...analysis, revision: 1 } }));
    expect(panel).not.toHaveAttribute("aria-busy");
  });
});
