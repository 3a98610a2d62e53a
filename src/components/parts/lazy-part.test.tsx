/** @jest-environment jsdom */
import { act, screen } from "@testing-library/react";
import type { ComponentType } from "react";

import { render } from "../../test/render";
import { LazyPart } from "./lazy-part";

interface PartProps {
  name: string;
}

const Part = ({ name }: PartProps) => <p>Part {name}</p>;

/** A loader whose answers the test gives. */
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
const spinner = () => screen.queryByRole("status", { name: "Loading" });

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

it("shows the part with its props when it is there", async () => {
  const { load, succeed } = loader();
  render(<LazyPart load={load} props={{ name: "A" }} />);
  await wait(300);
  await succeed();
  expect(screen.getByText("Part A")).toBeInTheDocument();
  expect(spinner()).not.toBeInTheDocument();
});

it("shows no spinner for a part that is there sooner", async () => {
  const { load, succeed } = loader();
  render(<LazyPart load={load} props={{ name: "A" }} />);
  await succeed();
  await wait(1000);
  expect(screen.getByText("Part A")).toBeInTheDocument();
  expect(load).toHaveBeenCalledTimes(1);
});

it("tells why it failed, and tries again on Retry", async () => {
  const { load, fail, succeed } = loader();
  render(<LazyPart load={load} props={{ name: "A" }} />);
  await fail(new Error("Loading chunk 7 failed"));
  expect(screen.getByRole("alert")).toHaveTextContent(
    "This part of the page could not be loaded: Loading chunk 7 failed",
  );
  act(() => screen.getByRole("button", { name: "Retry" }).click());
  expect(load).toHaveBeenCalledTimes(2);
  expect(screen.queryByRole("alert")).not.toBeInTheDocument();
  await wait(200);
  expect(spinner()).toBeInTheDocument();
  await succeed();
  expect(screen.getByText("Part A")).toBeInTheDocument();
});

it("tells a reason that is no error, too", async () => {
  const { load, fail } = loader();
  render(<LazyPart load={load} props={{ name: "A" }} />);
  await fail("offline");
  expect(screen.getByRole("alert")).toHaveTextContent("could not be loaded: offline");
});

it("can fail more than once", async () => {
  const { load, fail } = loader();
  render(<LazyPart load={load} props={{ name: "A" }} />);
  await fail(new Error("first"));
  act(() => screen.getByRole("button", { name: "Retry" }).click());
  await fail(new Error("second"));
  expect(screen.getByRole("alert")).toHaveTextContent("second");
});
