/** @jest-environment jsdom */
import { screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";

import { copyLink, copyMarkdown } from "../../browser/behaviors/copy-page";
import { site } from "../../config/site";
import { render } from "../../test/browser/render";
import { CopyPage } from "./copy-page";

jest.mock("../../browser/behaviors/copy-page", () => ({
  copyMarkdown: jest.fn(async () => "Copied as Markdown"),
  copyLink: jest.fn(async () => "Link copied"),
}));

const show = () => {
  const { container } = render(<CopyPage path="/docs/parser/overview/" zip="/samples/docs/parser/overview.zip" />);
  return container.querySelector("details")!;
};

describe("CopyPage", () => {
  it("copies the page's Markdown and confirms it", async () => {
    show();
    expect(screen.getByRole("status")).toHaveTextContent("");
    await userEvent.click(screen.getByRole("button", { name: "Copy page" }));
    expect(copyMarkdown).toHaveBeenCalledWith("/docs/parser/overview.md");
    expect(await screen.findByText("Copied as Markdown")).toBe(screen.getByRole("status"));
  });

  it("links to the Markdown, and to assistants with the page's address in the question", () => {
    const menu = within(show());
    const href = (name: string): string => menu.getByRole("link", { name }).getAttribute("href") ?? "";
    expect(href("View as Markdown")).toBe("/docs/parser/overview.md");
    expect(href("Download its files (ZIP)")).toBe("/samples/docs/parser/overview.zip");
    for (const [name, start] of [
      ["Open in ChatGPT", "https://chatgpt.com/?q="],
      ["Open in Claude", "https://claude.ai/new?q="],
    ] as const) {
      expect(href(name).startsWith(start)).toBe(true);
      expect(decodeURIComponent(href(name))).toContain(`Read ${site.url}/docs/parser/overview/ of`);
    }
  });

  it("copies the link from its menu and closes the menu", async () => {
    const menu = show();
    menu.open = true;
    await userEvent.click(within(menu).getByRole("button", { name: "Copy link" }));
    expect(copyLink).toHaveBeenCalledWith(`${site.url}/docs/parser/overview/`);
    expect(menu.open).toBe(false);
    expect(await screen.findByText("Link copied")).toBeInTheDocument();
  });
});
