import { ensureChromium } from "./chromium";

/** A browser that is found once `installedBy` has run; "" means that it is there from the start. */
const browser = (name: string, steps: string[], installedBy?: string) => {
  const done = new Set([""]);
  return {
    find: () => {
      steps.push(`look for ${name}`);
      return installedBy !== undefined && done.has(installedBy) ? `/bin/${name}` : undefined;
    },
    installs: () =>
      ["apt", "playwright"].map((tool) => ({
        says: `${tool} ${name}`,
        run: () => {
          steps.push(`${tool} ${name}`);
          done.add(tool);
          return tool === installedBy;
        },
      })),
  };
};

describe("ensureChromium", () => {
  let steps: string[];
  beforeEach(() => {
    steps = [];
    jest.spyOn(console, "log").mockImplementation(() => undefined);
  });

  it("takes the headless program that is installed, without looking for a whole browser", () => {
    expect(ensureChromium([browser("shell", steps, ""), browser("chromium", steps, "")])).toBe("/bin/shell");
    expect(steps).toEqual(["look for shell"]);
  });

  it("installs the headless program even if a whole browser is installed", () => {
    expect(ensureChromium([browser("shell", steps, "playwright"), browser("chromium", steps, "")])).toBe("/bin/shell");
    expect(steps).toEqual([...["look for shell", "apt shell", "look for shell", "playwright shell", "look for shell"]]);
  });

  it("takes or installs a whole browser only if the headless program can't be installed", () => {
    const failed = ["look for shell", "apt shell", "look for shell", "playwright shell", "look for shell"];
    expect(ensureChromium([browser("shell", steps), browser("chromium", steps, "")])).toBe("/bin/chromium");
    expect(steps).toEqual([...failed, "look for chromium"]);
    steps.length = 0;
    expect(ensureChromium([browser("shell", steps), browser("chromium", steps, "apt")])).toBe("/bin/chromium");
    expect(steps).toEqual([...failed, "look for chromium", "apt chromium", "look for chromium"]);
  });
});
