/** @jest-environment jsdom */
import { screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";

import { applyChoice } from "../../../browser/behaviors/color-mode";
import { colorMode } from "../../../config/color-mode";
import { fakeMatchMedia } from "../../../test/browser/fake-match-media";
import { render } from "../../../test/browser/render";
import { ColorModeToggle } from "./color-mode-toggle";

jest.mock("../../../config/color-mode", () => ({ colorMode: { defaultMode: "light", respectSystem: false } }));

const button = () => screen.getByRole("button", { name: /^Switch between dark and light mode/ });
const currently = (mode: string): void => {
  expect(button()).toHaveAccessibleName(`Switch between dark and light mode (currently ${mode} mode)`);
  expect(button()).toHaveAttribute("title", `${mode} mode`);
};

describe("ColorModeToggle", () => {
  beforeEach(() => {
    localStorage.clear();
    fakeMatchMedia(true);
    applyChoice("light");
  });

  it("cycles through light, dark, light", async () => {
    render(<ColorModeToggle />);
    currently("light");
    await userEvent.click(button());
    currently("dark");
    expect(document.documentElement.dataset.theme).toBe("dark");
    await userEvent.click(button());
    currently("light");
  });

  it("cycles through system, light, dark, system if the system's setting is respected", async () => {
    const restore = jest.replaceProperty(colorMode, "respectSystem", true);
    applyChoice("system");
    render(<ColorModeToggle />);
    for (const mode of ["system", "light", "dark"]) {
      currently(mode);
      await userEvent.click(button());
    }
    currently("system");
    restore.restore();
  });

  it("renders all icons, hidden from screen readers", () => {
    const { container } = render(<ColorModeToggle />);
    const icons = [...container.querySelectorAll("svg")];
    expect(icons.map((icon) => icon.querySelector("use")?.getAttribute("href"))).toEqual([
      "#_icon-sun",
      "#_icon-moon",
      "#_icon-system",
    ]);
    for (const icon of icons) expect(icon).toHaveAttribute("aria-hidden", "true");
  });
});
