/** @jest-environment jsdom */
import { screen, within } from "@testing-library/react";

import { footerGroups } from "../../config/navigation";
import { render } from "../../test/browser/render";
import { Footer } from "./footer";

describe("Footer", () => {
  it("shows the config's links in the groups Docs, Community and More", () => {
    render(<Footer />);
    const footer = within(screen.getByRole("contentinfo"));
    expect(footer.getAllByRole("heading", { level: 2 }).map(({ textContent }) => textContent)).toEqual([
      "Docs",
      "Community",
      "More",
    ]);
    const labelsOf = (title: string) =>
      within(footer.getByRole("heading", { name: title }).closest("section")!)
        .getAllByRole("link")
        .map(({ textContent }) => textContent);
    expect(labelsOf("Docs")).toEqual(
      expect.arrayContaining([
        "Introduction",
        "Getting started",
        "Learn ERN",
        "Parser",
        "Builder",
        "Glossary",
        "What is checked",
      ]),
    );
    expect(labelsOf("Community")).toEqual(expect.arrayContaining(["Changelog", "Repository", "Issues"]));
    expect(labelsOf("More")).toEqual(expect.arrayContaining(["Playground", "DDEX Workbench", "Accessibility"]));
    expect(footer.getAllByRole("link").map((link) => [link.textContent, link.getAttribute("href")])).toEqual(
      footerGroups.flatMap(({ links }) => links.map(({ label, href }) => [label, href])),
    );
  });

  it("opens only other sites in a new tab", () => {
    render(<Footer />);
    const inNewTab = screen.getAllByRole("link").filter((link) => link.getAttribute("target") === "_blank");
    const external = screen.getAllByRole("link").filter((link) => link.getAttribute("href")?.startsWith("http"));
    expect(external.length).toBeGreaterThan(0);
    expect(inNewTab).toEqual(external);
    for (const link of inNewTab) expect(link).toHaveAttribute("rel", "noopener noreferrer");
  });

  it("shows licence and trademark", () => {
    render(<Footer />);
    const footer = screen.getByRole("contentinfo");
    expect(footer).toHaveTextContent(/Copyright © 2025/);
    expect(footer).toHaveTextContent(/MIT License/);
    expect(footer).toHaveTextContent(/DDEX is a trademark of its owner/);
  });
});
