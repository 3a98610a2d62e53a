/** @jest-environment jsdom */
import { screen, within } from "@testing-library/react";

import { footerGroups } from "../../config/navigation";
import { useStaticQuery } from "gatsby";

import { render } from "../../test/browser/render";
import { Footer } from "./footer";

const current = { name: "current", isLast: true, path: "/docs", navigation: [] };
const old = {
  name: "0.4.4",
  isLast: false,
  path: "/docs/0.4.4",
  navigation: [{ href: "/docs/parser/", path: "/docs/0.4.4/parser/" }],
};

const show = (path = "/") => {
  jest.mocked(useStaticQuery).mockReturnValue({ allDocsVersion: { nodes: [current, old] } });
  return render(<Footer path={path} />);
};

describe("Footer", () => {
  it("stays in the page's version where that has the doc", () => {
    show("/docs/0.4.4/learn/");
    expect(screen.getByRole("link", { name: "Parser" })).toHaveAttribute("href", "/docs/0.4.4/parser/");
    expect(screen.getByRole("link", { name: "Glossary" })).toHaveAttribute("href", "/docs/glossary/");
  });

  it("shows the config's links in the groups Docs, Community and More", () => {
    show();
    const footer = within(screen.getByRole("contentinfo"));
    expect(footer.getAllByRole("heading", { level: 2 }).map(({ textContent }) => textContent)).toEqual([
      "Docs",
      "Community",
      "More",
    ]);
    expect(footer.getAllByRole("link").map((link) => [link.textContent, link.getAttribute("href")])).toEqual(
      footerGroups.flatMap(({ links }) => links.map(({ label, href }) => [label, href])),
    );
  });

  it("opens only other sites in a new tab", () => {
    show();
    const inNewTab = screen.getAllByRole("link").filter((link) => link.getAttribute("target") === "_blank");
    const external = screen.getAllByRole("link").filter((link) => link.getAttribute("href")?.startsWith("http"));
    expect(external.length).toBeGreaterThan(0);
    expect(inNewTab).toEqual(external);
    for (const link of inNewTab) expect(link).toHaveAttribute("rel", expect.stringContaining("noopener"));
  });

  it("shows licence and trademark", () => {
    show();
    const footer = screen.getByRole("contentinfo");
    expect(footer).toHaveTextContent(/Copyright © 2025/);
    expect(footer).toHaveTextContent(/MIT License/);
    expect(footer).toHaveTextContent(/DDEX is a trademark of its owner/);
  });
});
