/** @jest-environment jsdom */
import { screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { renderToString } from "react-dom/server";

import { liveEdit } from "../../config/live-edit";
import { editValue } from "../../ern";
import { toLiveEdit } from "../../gatsby/nodes/live-edit/node-type";
import { render } from "../../test/browser/render";
import { readSample } from "../../test/ern/read-sample";
import { LivePane } from "./live-pane";

const source = readSample("43-single.xml");
const edit = toLiveEdit(source);
const editSample = (value: string) => editValue(source, liveEdit.path, value);
const load = jest.fn(async () => editSample);
const pane = <LivePane edit={edit} load={load} />;
const value = () => screen.getByRole("textbox", { name: "Edit the start date" });
const status = () => screen.getByRole("status");
const out = () => screen.getByText("Comes out").closest("div")!;

describe("LivePane", () => {
  beforeEach(() => load.mockReset().mockResolvedValue(editSample));

  it("shows the edit made at build, without scripts and without loading anything", () => {
    const html = renderToString(pane).replaceAll("<!-- -->", "");
    expect(html).toContain("4,964 of 4,965 bytes unchanged");
    expect(html).toContain("1 byte replaced by 1 · was 2026-11-27");
    expect(html).toMatch(/<input[^>]*readOnly=""/i);
    render(pane);
    expect(load).not.toHaveBeenCalled();
  });

  it("loads the engine on first use, once", async () => {
    render(pane);
    await userEvent.hover(value());
    await userEvent.click(value());
    expect(load).toHaveBeenCalledTimes(1);
  });

  it("builds the message with the reader's value and counts its bytes", async () => {
    render(pane);
    await userEvent.type(value(), " é");
    await waitFor(() => expect(out()).toHaveTextContent("<StartDate>2026-11-20 é</StartDate>"));
    expect(status()).toHaveTextContent("4,964 of 4,965 bytes unchanged1 byte replaced by 4 · was 2026-11-27");
  });

  it("resets to the first edit", async () => {
    render(pane);
    await userEvent.clear(value());
    await waitFor(() => expect(status()).toHaveTextContent("10 bytes removed"));
    await userEvent.click(screen.getByRole("button", { name: "Reset" }));
    await waitFor(() => expect(status()).toHaveTextContent("1 byte replaced by 1"));
    expect(value()).toHaveValue("2026-11-20");
    expect(value()).toHaveFocus();
  });

  it("shows what is wrong with a value that XML doesn't allow", async () => {
    render(pane);
    await userEvent.click(value());
    await userEvent.paste("\u0001");
    await waitFor(() => expect(status()).toHaveTextContent("The value has the character U+0001"));
  });

  it("shows that the engine failed to load, and tries again", async () => {
    load.mockRejectedValue(new Error("offline"));
    render(pane);
    await userEvent.click(value());
    await userEvent.keyboard("1");
    await waitFor(() => expect(status()).toHaveTextContent("The engine could not be loaded."));
    load.mockResolvedValue(editSample);
    await userEvent.keyboard("2");
    await waitFor(() => expect(status()).toHaveTextContent("1 byte replaced by 3"));
  });
});
