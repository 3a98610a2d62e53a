/** @jest-environment jsdom */
import { screen } from "@testing-library/react";

import { fakeLoader } from "../test/fake-loader";
import { baseUrlBannerScript } from "./base-url-banner";

/** Opens a page that holds the script, and lets its load event happen. */
const open = (path: string): void => {
  window.history.replaceState(null, "", path);
  const script = document.createElement("script");
  script.textContent = baseUrlBannerScript;
  document.body.replaceChildren(script);
  expect(screen.queryByRole("alert")).not.toBeInTheDocument();
  window.dispatchEvent(new Event("load"));
};

it("says nothing when the site's code is there", () => {
  fakeLoader();
  open("/");
  expect(screen.queryByRole("alert")).not.toBeInTheDocument();
  delete window.___loader;
});

it("tells the folder that the site was opened in when its code did not arrive", () => {
  open("/docs-site/index.html");
  expect(screen.getAllByRole("alert")[0]).toHaveTextContent("was opened at /docs-site/. ");
});
