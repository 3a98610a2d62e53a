/** @jest-environment jsdom */
import { screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { renderToString } from "react-dom/server";

import { render } from "../../test/browser/render";
import { MessageChecker } from "./message-checker";
import type { CheckedMessage, MessageCheck } from "./use-message-check";

const problem = (line: number) => ({
  ...{ severity: "error", line, column: 1, message: `Wrong ${line}.`, remedy: "Write it." },
  fixes: [{ label: `Write ${line}`, isCertain: line === 3 }],
});
/** The sample with one fix made, as the build prints it. */
const sample = {
  name: "sample.xml",
  change: {
    rows: [
      { kind: "same", text: "<a>" },
      { kind: "removed", text: "<b>1</b>" },
      { kind: "added", text: "<b>2</b>" },
    ],
    changedLines: 1,
    identicalLines: 2_118,
  },
  problems: [problem(3), problem(7)],
};

/** An engine whose fix removes the problem. */
const fakeCheck = () => {
  let message: CheckedMessage = { ...sample, fixes: [null] };
  const check = {
    openSample: jest.fn(async () => (message = { ...sample, fixes: [null] })),
    openFile: jest.fn(async ({ name }: File) => (message = { name, problems: [], fixes: [] })),
    fix: jest.fn(async (problemIndex: number) => {
      const { name, problems, fixes } = message;
      return (message = {
        name,
        problems: problems.filter((_, index) => index !== problemIndex),
        fixes: [...fixes, problemIndex],
      });
    }),
    handOver: jest.fn(),
  };
  return check satisfies MessageCheck;
};

const status = () => screen.getByRole("status").textContent;
const fixButtons = () => screen.queryAllByRole("button", { name: /^Fix/ });
const opens = () => screen.getByRole("link", { name: /playground/ });

describe("MessageChecker", () => {
  it("shows the sample's problems without scripts, and loads nothing until it's touched", async () => {
    const load = jest.fn(async () => fakeCheck());
    const html = renderToString(<MessageChecker sample={sample} load={load} />).replaceAll("<!-- -->", "");
    expect(html).toContain("Wrong 7.");
    expect(html).toContain("2 problems left");
    expect(html).toContain("<b>1 line changed</b>, 2,118 identical");
    expect(html).toMatch(/class="removed"><i>−<\/i> &lt;b&gt;1&lt;\/b&gt;.*class="added"><i>\+<\/i> &lt;b&gt;2/);
    expect(html.match(/(?<=<button[^>]*>)(?:Fix|Write \d)(?=<)/g)).toEqual(["Fix", "Write 7"]);
    render(<MessageChecker sample={sample} load={load} />);
    expect(load).not.toHaveBeenCalled();
    await userEvent.hover(screen.getByRole("figure"));
    await userEvent.click(fixButtons()[0]!);
    expect(load).toHaveBeenCalledTimes(1);
  });

  it("fixes the sample's problems, moves the focus on, and hands the result over", async () => {
    const check = fakeCheck();
    render(<MessageChecker sample={sample} load={async () => check} />);
    expect(opens()).toHaveAttribute("href", "/playground/#sample=sample");
    await userEvent.click(fixButtons()[1]!);
    await waitFor(() => expect(status()).toBe("1 problem left"));
    await waitFor(() => expect(fixButtons()[0]).toHaveFocus());
    await userEvent.click(fixButtons()[0]!);
    await waitFor(() => expect(status()).toBe("3 fixes made, nothing left"));
    await waitFor(() => expect(opens()).toHaveFocus());
    expect(opens()).toHaveAttribute("href", "/playground/");
    // jsdom doesn't navigate.
    document.addEventListener("click", (event) => event.preventDefault(), { once: true });
    await userEvent.click(opens());
    expect(check.handOver).toHaveBeenCalledTimes(1);
  });

  it("checks the reader's file, and goes back to the sample", async () => {
    render(<MessageChecker sample={sample} load={async () => fakeCheck()} />);
    await userEvent.upload(
      screen.getByLabelText(/Drop your ERN file/),
      new File(["<a/>"], "mine.xml", { type: "text/xml" }),
    );
    await waitFor(() => expect(status()).toBe("No problem found"));
    expect(screen.getByText("mine.xml")).toBeInTheDocument();
    expect(screen.queryByText(/identical/)).toBeNull();
    await userEvent.click(screen.getByRole("button", { name: "Use the sample again" }));
    await waitFor(() => expect(status()).toBe("2 problems left"));
  });

  it("reports why a file can't be opened, and an engine that doesn't load, which is loaded again", async () => {
    const check = fakeCheck();
    check.openFile.mockRejectedValue(new Error("mine.xml is too long."));
    const load = jest.fn<Promise<MessageCheck>, []>();
    render(<MessageChecker sample={sample} load={load} />);
    const upload = () =>
      userEvent.upload(screen.getByLabelText(/Drop your ERN file/), new File([], "mine.xml", { type: "text/xml" }));
    load.mockRejectedValue(new Error("offline"));
    await upload();
    await waitFor(() => expect(status()).toContain("The engine could not be loaded."));
    load.mockResolvedValue(check);
    await upload();
    await waitFor(() => expect(status()).toBe("mine.xml is too long."));
  });
});
