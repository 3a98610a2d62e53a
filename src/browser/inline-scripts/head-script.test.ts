/** @jest-environment jsdom */
import { screen } from "@testing-library/react";

import type { Announcement } from "../../config/announcement";
import type { ColorModeConfig } from "../../config/color-mode";
import { fakeMatchMedia } from "../../test/browser/fake-match-media";
import { toChoice } from "../behaviors/color-mode";
import { headScript, baseUrlBannerScript, trustedTypesScript } from "./head-script";
import { fakeLoader } from "../../test/browser/fake-loader";

const { dataset } = document.documentElement;
const plain: ColorModeConfig = { defaultMode: "light", respectSystem: false };
const system: ColorModeConfig = { defaultMode: "light", respectSystem: true };
const announcement: Announcement = { id: "release-1", text: "New release.", closeable: true };

/** Runs the script as the browser does, and returns what it leaves on <html>. */
const run = (config = plain, bar?: Announcement): DOMStringMap => {
  const script = document.createElement("script");
  script.textContent = headScript(config, bar, "last");
  document.head.append(script);
  script.remove();
  return { ...dataset };
};

beforeEach(() => {
  for (const name of document.documentElement.getAttributeNames()) document.documentElement.removeAttribute(name);
  localStorage.clear();
  fakeMatchMedia(false);
});
afterEach(() => jest.restoreAllMocks());

it("marks that scripts run", () => {
  expect(run()).toHaveProperty("js", "");
});

it("marks that the page was opened at a fragment, and lets its first paint wait for the last element", () => {
  const waiting = () => document.querySelector('link[rel="expect"][blocking="render"]');
  expect(run()).not.toHaveProperty("fragment");
  expect(waiting()).toBeNull();
  window.location.hash = "#errors";
  expect(run()).toHaveProperty("fragment", "");
  expect(waiting()).toHaveAttribute("href", "#last");
  window.location.hash = "";
  waiting()?.remove();
});

describe("ignoring the system's setting", () => {
  it.each([
    [null, "light"],
    ["light", "light"],
    ["dark", "dark"],
    ["sepia", "light"],
    ["system", "light"],
    ["", "light"],
  ])("shows %j as %s, whatever the system's colour", (stored, mode) => {
    fakeMatchMedia(true);
    if (stored !== null) localStorage.setItem("theme", stored);
    expect(run(plain)).toMatchObject({ theme: mode, themeChoice: mode });
  });

  it("shows the default mode if nothing is stored", () => {
    expect(run({ defaultMode: "dark", respectSystem: false })).toMatchObject({ theme: "dark", themeChoice: "dark" });
  });
});

describe("respecting the system's setting", () => {
  it.each([
    [true, "dark"],
    [false, "light"],
  ])("follows the system (dark: %s) if nothing is stored", (dark, mode) => {
    fakeMatchMedia(dark);
    expect(run(system)).toMatchObject({ theme: mode, themeChoice: "system" });
  });

  it.each([
    ["light", "light"],
    ["dark", "dark"],
    ["sepia", "light"],
  ])("shows stored %j as %s, against the system", (stored, mode) => {
    fakeMatchMedia(mode === "light");
    localStorage.setItem("theme", stored);
    expect(run(system)).toMatchObject({ theme: mode, themeChoice: mode });
  });
});

it.each([plain, system, { defaultMode: "dark", respectSystem: false } as const])(
  "agrees with toChoice (%j)",
  (config) => {
    for (const stored of [null, "light", "dark", "system", "x", ""]) {
      localStorage.clear();
      if (stored !== null) localStorage.setItem("theme", stored);
      expect(run(config).themeChoice).toBe(toChoice(stored, config));
    }
  },
);

it.each([
  ["sidebar", "hidden", "sidebar"],
  ["keys", "off", "keys"],
])("only marks that %s is %s if it is stored", (key, value, name) => {
  expect(run()).not.toHaveProperty(name);
  localStorage.setItem(key, "other");
  expect(run()).not.toHaveProperty(name);
  localStorage.setItem(key, value);
  expect(run()).toHaveProperty(name, value);
});

it("shows the default without storage", () => {
  localStorage.setItem("theme", "dark");
  const getItem = jest.spyOn(Storage.prototype, "getItem").mockImplementation(() => {
    throw new DOMException("denied", "SecurityError");
  });
  expect(run(plain, announcement)).toEqual({ js: "", theme: "light", themeChoice: "light" });
  expect(getItem).toHaveBeenCalled();
});

describe("announcement", () => {
  const closed = (id: string, dismiss: string): void => {
    localStorage.setItem("announcement.id", id);
    localStorage.setItem("announcement.dismiss", dismiss);
  };

  it("is hidden if the reader closed this one", () => {
    closed("release-1", "true");
    expect(run(plain, announcement)).toHaveProperty("announcementDismissed", "");
  });

  it("is shown if the reader closed another one, or none", () => {
    expect(run(plain, announcement)).not.toHaveProperty("announcementDismissed");
    closed("release-0", "true");
    expect(run(plain, announcement)).not.toHaveProperty("announcementDismissed");
    closed("release-1", "false");
    expect(run(plain, announcement)).not.toHaveProperty("announcementDismissed");
  });
});

it("is a single line and can't end a script element", () => {
  expect(headScript(system, announcement, "last")).not.toMatch(/\n|<\//);
});

/** Opens the page `path` of a site built for `base` at an address, and fires its load event. */
const open = (address: string, path: string, base = "/"): void => {
  window.history.replaceState(null, "", address);
  const script = document.createElement("script");
  Object.assign(window, { pagePath: path });
  script.textContent = baseUrlBannerScript(base);
  const listen = jest.spyOn(window, "addEventListener");
  document.body.replaceChildren(script);
  const [, onLoad] = listen.mock.calls.find(([type]) => type === "load")!;
  listen.mockRestore();
  expect(screen.queryByRole("alert")).not.toBeInTheDocument();
  window.dispatchEvent(new Event("load"));
  window.removeEventListener("load", onLoad as EventListener);
};

describe("baseUrlBannerScript", () => {
  afterEach(() => {
    delete window.___loader;
    Reflect.deleteProperty(window, "pagePath");
  });

  it.each([
    ["/docs-site/", "/", "/docs-site/"],
    ["/docs-site/index.html", "/", "/docs-site/"],
    ["/docs-site/docs/intro/", "/docs/intro/", "/docs-site/"],
    ["/docs-site/docs/intro", "/docs/intro/", "/docs-site/"],
    ["/docs-site/docs/intro/index.html?q=1#setup", "/docs/intro/", "/docs-site/"],
    ["/a/b/blog/", "/blog/", "/a/b/"],
    ["/gr%C3%B6%C3%9Fe/blog/", "/blog/", "/größe/"],
    ["/docs-site/404.html", "/404.html", "/docs-site/"],
  ])("at %s, the page %s shows that it is built for / and was opened at %s", (address, path, opened) => {
    open(address, path);
    expect(screen.getAllByRole("alert").map(({ textContent }) => textContent)).toEqual([
      "This site did not load properly. It is built for the path / and was opened at " +
        `${opened}, so its files are looked for where they are not. Serve it at /, or build it with ` +
        `SITE_PATH_PREFIX=${opened.slice(0, -1)}.`,
    ]);
  });

  it("shows the folder that the site is built for", () => {
    open("/docs/intro/", "/docs/intro/", "/docs-site/");
    expect(screen.getByRole("alert")).toHaveTextContent(
      /built for the path \/docs-site\/ and was opened at \/, .* Serve it at \/docs-site\/, or build it without SITE_PATH_PREFIX\.$/,
    );
  });

  it("appears on the not-found page of an address outside the folder, without suggesting a folder", () => {
    open("/nowhere/", "/404.html", "/docs-site/");
    expect(screen.getByRole("alert")).toHaveTextContent(
      /opened at \/nowhere\/, .* or build it with another SITE_PATH_PREFIX\.$/,
    );
  });

  it.each([
    ["/", "/", "/"],
    ["/index.html", "/", "/"],
    ["/docs/intro/", "/docs/intro/", "/"],
    ["/docs/intro", "/docs/intro/", "/"],
    ["/docs/intro/index.html", "/docs/intro/", "/"],
    ["/gr%C3%B6%C3%9Fe/", "/größe/", "/"],
    ["/docs-site/docs/intro/", "/docs/intro/", "/docs-site/"],
    // Shown for any page, so its correct location is unknown.
    ["/docs-site/nowhere/", "/404.html", "/"],
  ])(
    "shows nothing at %s, the right location of the page %s of a site built for %s: its code failed otherwise",
    (...page) => {
      open(...page);
      expect(screen.queryByRole("alert")).not.toBeInTheDocument();
    },
  );

  it("shows nothing if the site's code has loaded", () => {
    fakeLoader();
    open("/docs-site/", "/");
    expect(screen.queryByRole("alert")).not.toBeInTheDocument();
  });

  it("is a single line and can't end a script element", () => {
    expect(baseUrlBannerScript("/</script>/")).not.toMatch(/\n|<\//);
  });
});

type Policy = Record<string, ((text: string) => string | null) | undefined>;

/** The policy that the script creates, in a browser with Trusted Types. */
const policyOf = (origins: readonly string[]): [name: string, policy: Policy] => {
  const createPolicy = jest.fn<undefined, [string, Policy]>();
  Object.assign(window, { trustedTypes: { createPolicy } });
  const script = document.createElement("script");
  script.textContent = trustedTypesScript(origins);
  document.head.append(script);
  Reflect.deleteProperty(window, "trustedTypes");
  return createPolicy.mock.calls[0]!;
};

describe("trustedTypesScript", () => {
  it("allows only data as script text", () => {
    const [name, { createScript }] = policyOf([]);
    expect(name).toBe("default");
    expect(createScript?.('{"@type":"TechArticle"}')).toBe('{"@type":"TechArticle"}');
    for (const code of ["alert(1)", "({}).a()", ""]) expect(() => createScript?.(code)).toThrow(SyntaxError);
  });

  it("allows scripts only from the given origins, or from none", () => {
    expect(policyOf([])[1].createScriptURL).toBeUndefined();
    const [, { createScriptURL }] = policyOf(["https://tags.example"]);
    expect(createScriptURL?.("https://tags.example/js?id=1")).toBe("https://tags.example/js?id=1");
    for (const bad of ["https://evil.example/a.js", "//evil.example/a.js", "data:text/javascript,1", "javascript:1"])
      expect(createScriptURL?.(bad)).toBeNull();
  });

  it("does nothing in a browser without Trusted Types", () => {
    const script = document.createElement("script");
    script.textContent = trustedTypesScript([]);
    expect(() => document.head.append(script)).not.toThrow();
  });
});
