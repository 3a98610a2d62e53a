/** @jest-environment jsdom */
import { screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";

import type { Announcement } from "../../config/announcement";
import { render } from "../../test/browser/render";
import { AnnouncementBar } from "./announcement-bar";

const news: Announcement = { id: "release-1", text: "New release.", closeable: true };
const bar = () => screen.queryByRole("region", { name: "Announcement" });
const visit = (announcement: Announcement) => render(<AnnouncementBar announcement={announcement} />);
const close = () => userEvent.click(screen.getByRole("button", { name: "Close" }));

describe("AnnouncementBar", () => {
  beforeEach(() => localStorage.clear());
  afterEach(() => jest.restoreAllMocks());

  it("shows its text and link", () => {
    visit({ ...news, link: { href: "/docs/intro/", label: "Read on" } });
    expect(bar()).toHaveTextContent("New release. Read on");
    expect(screen.getByRole("link", { name: "Read on" })).toHaveAttribute("href", "/docs/intro/");
  });

  it("is shown again when its id changes, and can be closed again", async () => {
    const first = visit(news);
    await close();
    first.unmount();
    const second = visit({ ...news, id: "release-2" });
    expect(bar()).toBeInTheDocument();
    second.unmount();
    const third = visit({ ...news, id: "release-2" });
    expect(bar()).toBeInTheDocument();
    await close();
    third.unmount();
    visit({ ...news, id: "release-2" });
    expect(bar()).not.toBeInTheDocument();
  });

  it("has no button if it can't be closed", () => {
    visit({ ...news, closeable: false });
    expect(bar()).toBeInTheDocument();
    expect(screen.queryByRole("button")).not.toBeInTheDocument();
  });

  it("can be closed without storage", async () => {
    for (const method of ["getItem", "setItem"] as const)
      jest.spyOn(Storage.prototype, method).mockImplementation(() => {
        throw new DOMException("denied", "SecurityError");
      });
    visit(news);
    await close();
    expect(bar()).not.toBeInTheDocument();
  });
});
