/** @jest-environment jsdom */
import { fakeLoader } from "../test/browser/fake-loader";
import { mayPrefetch, preloadPage } from "./pages";

let loader: ReturnType<typeof fakeLoader>;

const connect = (connection: object | undefined): void => {
  Object.defineProperty(navigator, "connection", { value: connection, configurable: true });
};

beforeEach(() => {
  loader = fakeLoader();
});

describe.each<[string, object | undefined, boolean]>([
  ["an unknown connection", undefined, true],
  ["4g", { effectiveType: "4g", saveData: false }, true],
  ["3g", { effectiveType: "3g" }, true],
  ["2g", { effectiveType: "2g" }, false],
  ["slow 2g", { effectiveType: "slow-2g" }, false],
  ["data saving", { effectiveType: "4g", saveData: true }, false],
])("%s", (_name, connection, allowed) => {
  it(`is ${allowed ? "used" : "spared"}`, () => {
    connect(connection);
    preloadPage("/b/");
    expect(mayPrefetch()).toBe(allowed);
    expect(loader.hovering.mock.calls).toEqual(allowed ? [["/b/"]] : []);
  });
});

it("does nothing before Gatsby's loader exists", () => {
  connect(undefined);
  delete window.___loader;
  expect(() => preloadPage("/b/")).not.toThrow();
});
