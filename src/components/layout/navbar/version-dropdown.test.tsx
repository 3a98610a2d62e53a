/** @jest-environment jsdom */
import { screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { useStaticQuery } from "gatsby";

import { PREFERRED_VERSION_KEY } from "../../../browser/hooks/use-preferred-version";
import { render } from "../../../test/browser/render";
import { VersionDropdown } from "./version-dropdown";

const current = {
  name: "current",
  label: "Next",
  isLast: false,
  path: "/docs",
  mainPath: "/docs/intro/",
  navigation: [],
};
const old = {
  name: "0.4",
  label: "0.4.x",
  isLast: true,
  path: "/archive",
  mainPath: "/archive/intro/",
  navigation: [],
};

const show = (path: string, versionPaths = {}) => {
  jest.mocked(useStaticQuery).mockReturnValue({ allDocsVersion: { nodes: [current, old] } });
  return render(<VersionDropdown path={path} versionPaths={versionPaths} />).container;
};
const summary = (label: string) => screen.getByLabelText(`Version: ${label}`);
const versionLink = (name: RegExp) => screen.getByRole("link", { name });
const isOpen = (container: HTMLElement) => container.querySelector("details")?.open;

beforeEach(() => localStorage.clear());

it("shows the page's version, and marks it in the list", async () => {
  show("/archive/intro/");
  await userEvent.click(summary("0.4.x"));
  expect(versionLink(/^0\.4\.x/)).toHaveAttribute("aria-current", "true");
  expect(versionLink(/^Next/)).not.toHaveAttribute("aria-current");
});

it("shows the latest or the preferred version outside the docs", () => {
  show("/playground/");
  expect(summary("0.4.x")).toBeInTheDocument();
  localStorage.setItem(PREFERRED_VERSION_KEY, "current");
  show("/playground/");
  expect(summary("Next")).toBeInTheDocument();
});

it("links to each version's main doc outside the docs", async () => {
  show("/playground/");
  await userEvent.click(summary("0.4.x"));
  expect(versionLink(/^Next/)).toHaveAttribute("href", "/docs/intro/");
  expect(versionLink(/^0\.4\.x/)).toHaveAttribute("href", "/archive/intro/");
});

it("links to the page itself, or to the main doc of another version", async () => {
  const container = show("/docs/parser/");
  await userEvent.click(summary("Next"));
  expect(isOpen(container)).toBe(true);
  expect(versionLink(/^Next/)).toHaveAttribute("href", "/docs/parser/");
  expect(versionLink(/^0\.4\.x/)).toHaveAttribute("href", "/archive/intro/");
});

it("links to the same page in a version that has it, with query and fragment", async () => {
  history.replaceState(null, "", "/docs/parser/?as=xml#limits");
  show("/docs/parser/", { current: "/docs/parser/", "0.4": "/archive/parser/" });
  await userEvent.click(summary("Next"));
  expect(await screen.findByRole("link", { name: /^0\.4\.x/ })).toHaveAttribute(
    "href",
    "/archive/parser/?as=xml#limits",
  );
  expect(versionLink(/^Next/)).toHaveAttribute("href", "/docs/parser/?as=xml#limits");
  history.replaceState(null, "", "/");
});

it("remembers the chosen version, and closes", async () => {
  const container = show("/docs/intro/");
  container.querySelector("details")!.open = true;
  window.addEventListener("click", (event) => event.preventDefault(), { once: true });
  versionLink(/^0\.4\.x/).click();
  expect(localStorage.getItem(PREFERRED_VERSION_KEY)).toBe("0.4");
  expect(isOpen(container)).toBe(false);
});

describe("an open list", () => {
  const open = (): HTMLElement => {
    const container = show("/docs/intro/");
    container.querySelector("details")!.open = true;
    return container;
  };

  it("closes on Escape and returns the focus", async () => {
    const container = open();
    versionLink(/^Next/).focus();
    await userEvent.keyboard("{Escape}");
    expect(isOpen(container)).toBe(false);
    expect(summary("Next")).toHaveFocus();
  });

  it("closes on a click elsewhere, but not on other keys", async () => {
    const container = open();
    await userEvent.keyboard("a");
    expect(isOpen(container)).toBe(true);
    await userEvent.click(document.body);
    expect(isOpen(container)).toBe(false);
  });

  it("closes when it loses the focus", () => {
    const container = open();
    const outside = document.body.appendChild(document.createElement("button"));
    outside.focus();
    expect(isOpen(container)).toBe(false);
    outside.remove();
  });
});
