/** @jest-environment jsdom */
import { act, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";

import { fakeDialog } from "../../../test/browser/fake-dialog";
import { fakeLoader } from "../../../test/browser/fake-loader";
import { fakeMatchMedia } from "../../../test/browser/fake-match-media";
import { render } from "../../../test/browser/render";
import { docsSidebar, fakeNavigation, sidebarItem } from "../../../test/content/fake-sidebars";
import { Drawer } from "./drawer";

const onClose = jest.fn();
const items = [sidebarItem("Introduction", "/docs/intro/")];
const pageSidebar = docsSidebar(items, "/docs/intro/");
const drawer = (path: string, sidebar = pageSidebar) => <Drawer path={path} sidebar={sidebar} onClose={onClose} />;
const drawerWithout = (path: string) => <Drawer path={path} sidebar={null} onClose={onClose} />;
const panel = (name: string) => screen.queryByRole("navigation", { name });
const dialog = () => screen.getByRole("dialog", { name: "Navigation" });

describe("Drawer", () => {
  beforeAll(fakeDialog);
  beforeEach(() => {
    onClose.mockReset();
    fakeMatchMedia(false);
    fakeNavigation();
    window.innerWidth = 375;
  });

  it("shows the sidebar first on a docs page, with the main menu behind it", async () => {
    render(drawer("/docs/intro/"));
    const [main, docs] = screen.getAllByRole("navigation");
    expect(main).toHaveAttribute("inert");
    expect(docs).not.toHaveAttribute("inert");
    expect(within(docs!).getByRole("link", { name: "Introduction" })).toHaveAttribute("aria-current", "page");
    await userEvent.click(screen.getByRole("button", { name: "← Back to main menu" }));
    expect(main).not.toHaveAttribute("inert");
    expect(docs).toHaveAttribute("inert");
    await userEvent.click(screen.getByRole("button", { name: "Documentation pages" }));
    expect(main).toHaveAttribute("inert");
  });

  it("shows the main menu first on other pages, with the docs one step further", async () => {
    render(drawerWithout("/playground/"));
    expect(panel("Main")).not.toHaveAttribute("inert");
    expect(panel("Docs sidebar")).not.toBeInTheDocument();
    expect(within(panel("Main")!).getByRole("link", { name: "Playground" })).toHaveAttribute("aria-current", "page");
    const { loadPage } = fakeLoader();
    loadPage.mockResolvedValueOnce({ status: "error", error: new Error("offline") });
    loadPage.mockResolvedValue({ json: { data: { sidebar: pageSidebar } } });
    await userEvent.click(screen.getByRole("button", { name: "Documentation pages" }));
    await userEvent.click(await screen.findByRole("button", { name: "Retry" }));
    expect(loadPage.mock.calls.map(([route]) => route)).toEqual(["/docs/intro/", "/docs/intro/"]);
    const link = await within(panel("Docs sidebar")!).findByRole("link", { name: "Introduction" });
    expect(link).not.toHaveAttribute("aria-current");
    await userEvent.click(within(panel("Docs sidebar")!).getByRole("button", { name: "← Back to main menu" }));
    expect(panel("Main")).not.toHaveAttribute("inert");
  });

  it("opens as a modal dialog, and closes with its button", async () => {
    render(drawer("/docs/intro/"));
    expect(dialog()).toHaveAttribute("open");
    await userEvent.click(screen.getByRole("button", { name: "Close navigation bar" }));
    expect(onClose).toHaveBeenCalledTimes(1);
  });

  it("opens once, however often it renders", () => {
    const showModal = jest.spyOn(HTMLDialogElement.prototype, "showModal");
    const { rerender } = render(drawer("/docs/intro/"));
    rerender(<Drawer path="/docs/intro/" sidebar={pageSidebar} onClose={() => undefined} />);
    expect(showModal).toHaveBeenCalledTimes(1);
    showModal.mockRestore();
  });

  it("closes before it is removed, so that the focus returns", () => {
    const { unmount } = render(drawer("/docs/intro/"));
    const close = jest.spyOn(HTMLDialogElement.prototype, "close").mockImplementation(function (
      this: HTMLDialogElement,
    ) {
      expect(this.isConnected).toBe(true);
    });
    unmount();
    expect(close).toHaveBeenCalledTimes(1);
    close.mockRestore();
  });

  it("closes on a click outside, not on one inside", async () => {
    render(drawer("/docs/intro/"));
    await userEvent.click(panel("Docs sidebar")!);
    expect(onClose).not.toHaveBeenCalled();
    await userEvent.click(dialog());
    expect(onClose).toHaveBeenCalledTimes(1);
  });

  it("closes on a click on the current page", async () => {
    window.addEventListener("click", (event) => event.preventDefault(), { once: true });
    render(drawer("/docs/intro/"));
    await userEvent.click(screen.getByRole("link", { name: "Introduction" }));
    expect(onClose).toHaveBeenCalledTimes(1);
  });

  it.each([
    ["the site's name", "/", ".brand"],
    ["the version", "/docs/parser/", ".versions a"],
  ])("closes on a click on %s if it is a link to the open page %s", (_what, path, selector) => {
    render(drawerWithout(path));
    const click = new MouseEvent("click", { bubbles: true, cancelable: true });
    dialog().querySelector(selector)!.dispatchEvent(click);
    expect(onClose).toHaveBeenCalledTimes(1);
    expect(click.defaultPrevented).toBe(true);
  });

  it("leaves Ctrl+clicks, other pages and other sites to the browser and the router", () => {
    render(drawer("/docs/intro/"));
    const stay = (event: Event): void => event.preventDefault();
    window.addEventListener("click", stay);
    for (const [selector, init] of [
      ["a[aria-current=page]", { ctrlKey: true }],
      ["a[href='/docs/parser/']", {}],
      ["a[href='https://ddex-workbench.org']", {}],
    ] as const)
      dialog()
        .querySelector(selector)!
        .dispatchEvent(new MouseEvent("click", { bubbles: true, cancelable: true, ...init }));
    window.removeEventListener("click", stay);
    expect(onClose).not.toHaveBeenCalled();
  });

  it("closes at once if the window is too wide, for example after Forward", () => {
    window.innerWidth = 997;
    render(drawer("/docs/intro/"));
    expect(onClose).toHaveBeenCalledTimes(1);
  });

  it("closes when another page opens, but not when the same one rerenders", () => {
    const { rerender } = render(drawer("/docs/intro/"));
    rerender(drawer("/docs/intro/"));
    expect(onClose).not.toHaveBeenCalled();
    rerender(drawer("/docs/parser/"));
    expect(onClose).toHaveBeenCalledTimes(1);
  });

  it("closes when the window gets wider than 996 px", () => {
    render(drawer("/docs/intro/"));
    const resize = (width: number) =>
      act(() => {
        window.innerWidth = width;
        window.dispatchEvent(new Event("resize"));
      });
    resize(996);
    expect(onClose).not.toHaveBeenCalled();
    resize(997);
    expect(onClose).toHaveBeenCalledTimes(1);
  });
});
