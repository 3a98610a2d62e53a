import { ensureTestTools } from "./ensure-test-tools";

const tool = (name: string, found: boolean[]) => ({
  name,
  packages: [`${name}-package`],
  isThere: () => found.shift()!,
  without: "less is tested",
});

let lines: string[];
beforeEach(() => {
  lines = [];
  jest.spyOn(console, "log").mockImplementation((line: string) => void lines.push(line));
});

describe("ensureTestTools", () => {
  it("prints and does nothing if everything is installed", () => {
    const install = jest.fn();
    ensureTestTools([tool("java", [true])], install);
    expect(install).not.toHaveBeenCalled();
    expect(lines).toEqual([]);
  });

  it("installs everything missing at once and lists what is still missing afterwards", () => {
    const run = jest.fn(() => true);
    const install = jest.fn(() => ({ says: "apt-get install", run }));
    ensureTestTools([tool("java", [false, true]), tool("nginx", [false, false]), tool("caddy", [true])], install);
    expect(install).toHaveBeenCalledWith(["java-package", "nginx-package"]);
    expect(run).toHaveBeenCalledTimes(1);
    expect(lines).toEqual([
      "Some tests need java, nginx: running `apt-get install`.",
      "Skipped, because nginx could not be installed: less is tested.",
    ]);
  });

  it("lists each missing tool on one line if nothing can be installed", () => {
    ensureTestTools([tool("java", [false, false])], () => undefined);
    expect(lines).toEqual(["Skipped, because java could not be installed: less is tested."]);
  });
});
