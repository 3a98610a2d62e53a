/** @jest-environment jsdom */
import { screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { renderToStaticMarkup } from "react-dom/server";

import { render } from "../../test/browser/render";
import { FeedbackForm, IssueFeedback } from "./feedback";

const path = "/docs/a & b/";
const post = jest.fn<Promise<Response>, [address: string, init: RequestInit]>();
const sent = () =>
  post.mock.calls.map(([address, { method, body }]) => [method, address, String(body as URLSearchParams)]);

describe("feedback", () => {
  beforeEach(() => {
    document.body.replaceChildren();
    post.mockReset().mockResolvedValue({ ok: true } as Response);
    globalThis.fetch = post as unknown as typeof fetch;
  });

  it("is a link to a new issue that names the page if the host has no forms", () => {
    render(<IssueFeedback path={path} />);
    const { origin, pathname, searchParams } = new URL(screen.getByRole<HTMLAnchorElement>("link").href);
    expect(origin + pathname).toBe("https://github.com/daddykev/ddex-suite/issues/new");
    expect(searchParams.get("title")).toBe(`Feedback: ${path}`);
    expect(screen.queryByRole("button")).toBeNull();
  });

  it("is a form that a browser posts without scripts, and that Netlify recognizes", () => {
    document.body.innerHTML = renderToStaticMarkup(<FeedbackForm path={path} name="page-feedback" />);
    const form = document.querySelector("form")!;
    expect([form.method, form.getAttribute("action"), form.dataset.netlify]).toEqual(["post", path, "true"]);
    // Netlify refuses answers in which this field has a value; nobody sees it.
    expect(form.querySelector(`[name=${form.getAttribute("netlify-honeypot")!}]`)).not.toBeVisible();
    expect(Object.fromEntries(new FormData(form))).toEqual({
      "form-name": "page-feedback",
      page: path,
      url: "",
      reason: "",
    });
    expect(screen.getByRole("textbox", { hidden: true, name: "What did you look for?" })).toHaveAttribute("maxlength");
  });

  it("sends yes, or no with a reason, and nothing else", async () => {
    const { unmount } = render(<FeedbackForm path={path} name="f" />);
    await userEvent.click(screen.getByRole("button", { name: "Yes" }));
    await waitFor(() => expect(screen.getByRole("status")).toHaveTextContent("Thank you."));
    unmount();
    render(<FeedbackForm path={path} name="f" />);
    await userEvent.click(screen.getByText("No"));
    await userEvent.type(screen.getByRole("textbox", { name: "What did you look for?" }), "Deals");
    await userEvent.click(screen.getByRole("button", { name: "Send" }));
    await waitFor(() => expect(screen.getByRole("status")).toHaveTextContent("Thank you."));
    const page = "form-name=f&page=%2Fdocs%2Fa+%26+b%2F&url=";
    expect(sent()).toEqual([
      ["POST", path, `${page}&helpful=yes&reason=`],
      ["POST", path, `${page}&reason=Deals&helpful=no`],
    ]);
  });

  it("offers an issue if the answer can't be sent", async () => {
    post.mockRejectedValue(new TypeError("offline"));
    render(<FeedbackForm path={path} name="f" />);
    await userEvent.click(screen.getByRole("button", { name: "Yes" }));
    await waitFor(() => expect(screen.getByRole("status")).toHaveTextContent("Your answer could not be sent."));
    expect(screen.getByRole("link", { name: "Open an issue" })).toBeInTheDocument();
  });
});
