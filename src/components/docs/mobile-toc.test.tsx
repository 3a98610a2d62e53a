/** @jest-environment jsdom */
import { act, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";

import { render } from "../../test/render";
import { MobileToc } from "./mobile-toc";

const show = () => render(<MobileToc items={[{ id: "setup", html: "Set up", items: [] }]} />);
const link = () => screen.getByText("Set up");

it("is closed at first, and opens and closes on a click", async () => {
  show();
  expect(link()).not.toBeVisible();
  await userEvent.click(screen.getByText("On this page"));
  await waitFor(() => expect(link()).toBeVisible());
  expect(screen.getByRole("navigation", { name: "On this page" })).toContainElement(link());
  await userEvent.click(screen.getByText("On this page"));
  await waitFor(() => expect(link()).not.toBeVisible());
});

it("closes when a heading is gone to", async () => {
  show();
  await userEvent.click(screen.getByText("On this page"));
  await waitFor(() => expect(link()).toBeVisible());
  act(() => void window.dispatchEvent(new HashChangeEvent("hashchange")));
  expect(link()).not.toBeVisible();
});
