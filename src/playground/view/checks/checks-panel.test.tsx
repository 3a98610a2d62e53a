/** @jest-environment jsdom */
import { screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";

import { fakePlayground, renderInPlayground } from "../../../test/fake-playground";
import { checkErn } from "../../engine/check/check-ern";
import type { Analysis } from "../../worker/jobs";
import { ChecksPanel } from "./checks-panel";

it("offers what puts a finding right", async () => {
  const issues = checkErn("<a>R&B</a>");
  const analysis = { revision: 3, wellFormed: false, issues } as Analysis;
  const mend = jest.fn();
  renderInPlayground(<ChecksPanel goTo={jest.fn()} />, fakePlayground({ analysis }, { mend }));
  expect(screen.getByRole("button", { name: "error in line and column 1:5" })).toBeInTheDocument();
  await userEvent.click(screen.getByRole("button", { name: "Write &amp;" }));
  expect(mend).toHaveBeenCalledWith({ label: "Write &amp;", splices: [{ from: 4, to: 5, insert: "&amp;" }] }, 3);
});
