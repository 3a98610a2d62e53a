/** @jest-environment jsdom */
import { act, screen } from "@testing-library/react";
import type { ComponentType } from "react";

import { render } from "../../test/browser/render";
import { LazyPart } from "./lazy-part";

interface PartProps {
  name: string;
}

const Part = ({ name }: PartProps) => <p>Part {name}</p>;

/** A loader whose result the test controls. */
const loader = () => {
  const answers: { resolve: (part: ComponentType<PartProps>) => void; reject: (reason: unknown) => void }[] = [];
  const load = jest.fn(
    () => new Promise<ComponentType<PartProps>>((resolve, reject) => answers.push({ resolve, reject })),
  );
  return {
    load,
    succeed: () => act(async () => answers.at(-1)?.resolve(Part)),
    fail: (reason: unknown) => act(async () => answers.at(-1)?.reject(reason)),
  };
};
const wait = (ms: number) => act(async () => jest.advanceTimersByTime(ms));
/** Makes the host report this build; the document is from ours. */
const answerBuild = (webpackCompilationHash: string): void => {
  window.___webpackCompilationHash = "ours";
  window.fetch = jest.fn(async () => ({ ok: true, json: async () => ({ webpackCompilationHash }) }) as Response);
};
const spinner = () => screen.queryByRole("status", { name: "Loading" });

describe("LazyPart", () => {
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => jest.useRealTimers());

  it("shows nothing at first, and a spinner after 200 ms", async () => {
    const { load } = loader();
    const { container } = render(<LazyPart load={load} props={{ name: "A" }} />);
    await wait(199);
    expect(container).toBeEmptyDOMElement();
    await wait(1);
    expect(spinner()).toBeInTheDocument();
  });

  it("shows the part with its props once it has loaded", async () => {
    const { load, succeed } = loader();
    render(<LazyPart load={load} props={{ name: "A" }} />);
    await wait(300);
    await succeed();
    expect(screen.getByText("Part A")).toBeInTheDocument();
    expect(spinner()).not.toBeInTheDocument();
  });

  it("shows no spinner if the part loads sooner", async () => {
    const { load, succeed } = loader();
    render(<LazyPart load={load} props={{ name: "A" }} />);
    await succeed();
    await wait(1000);
    expect(screen.getByText("Part A")).toBeInTheDocument();
    expect(load).toHaveBeenCalledTimes(1);
  });

  it("shows what caused the failure, and tries again on Retry", async () => {
    const { load, fail, succeed } = loader();
    answerBuild("ours");
    render(<LazyPart load={load} props={{ name: "A" }} />);
    await fail(new Error("Loading chunk 7 failed"));
    expect(screen.getByRole("alert")).toHaveTextContent("The fault is the site’s, not your connection’s.");
    expect(screen.getByRole("alert")).not.toHaveTextContent("chunk");
    act(() => screen.getByRole("button", { name: "Retry" }).click());
    expect(load).toHaveBeenCalledTimes(2);
    expect(screen.queryByRole("alert")).not.toBeInTheDocument();
    await wait(200);
    expect(spinner()).toBeInTheDocument();
    await succeed();
    expect(screen.getByText("Part A")).toBeInTheDocument();
  });

  it("offers Reload after a deploy", async () => {
    const { load, fail } = loader();
    answerBuild("another");
    render(<LazyPart load={load} props={{ name: "A" }} />);
    await fail("gone");
    expect(screen.getByRole("alert")).toHaveTextContent("The site has been updated");
    expect(screen.getByRole("button", { name: "Reload" })).toBeInTheDocument();
    expect(screen.queryByRole("button", { name: "Retry" })).not.toBeInTheDocument();
  });

  it("stops waiting after ten seconds, but still shows a part that arrives later", async () => {
    const { load, succeed } = loader();
    window.fetch = jest.fn().mockRejectedValue(new TypeError("Failed to fetch"));
    render(<LazyPart load={load} props={{ name: "A" }} />);
    await wait(9_999);
    expect(screen.queryByRole("alert")).not.toBeInTheDocument();
    await wait(1);
    await wait(0);
    expect(screen.getByRole("alert")).toHaveTextContent("The site isn’t responding.");
    await succeed();
    expect(screen.getByText("Part A")).toBeInTheDocument();
  });

  it("can fail several times", async () => {
    const { load, fail } = loader();
    render(<LazyPart load={load} props={{ name: "A" }} />);
    await fail(new Error("first"));
    act(() => screen.getByRole("button", { name: "Retry" }).click());
    await fail(new Error("second"));
    expect(screen.getByRole("alert")).toBeInTheDocument();
  });
});
