import { type ComponentType, createElement } from "react";
import { Helmet } from "react-helmet";

import { wrapPageElement } from "../../components/root";
import { SIDEBAR_ID } from "../../utils/reserved-ids";
import { fakeMatchMedia } from "../browser/fake-match-media";
import { render } from "../browser/render";
import { fakeNavigation } from "../content/fake-sidebars";

const LANDMARKS = "nav, main, article, aside, form, section, header, footer, [role=group], [role=search]";

const trimmedText = (element: Element): string => (element.textContent ?? "").replace(/\s+/g, " ").trim();

const accessibleName = (element: Element): string => {
  const label = document.getElementById(element.getAttribute("aria-labelledby") ?? "");
  return element.getAttribute("aria-label") ?? (label ? trimmedText(label) : trimmedText(element));
};

/** A landmark, a heading, a link or a button as one line. */
const summaryLine = (element: Element): string => {
  if (/^H[1-6]$/.test(element.tagName)) return `${"#".repeat(Number(element.tagName[1]))} ${trimmedText(element)}`;
  if (element.tagName === "A")
    return `${accessibleName(element)} → ${element.getAttribute("href")!.replace(/\?.{40,}/, "?…")}`;
  if (element.tagName === "BUTTON") return `[${accessibleName(element)}]`;
  const role = element.getAttribute("role") ?? element.tagName.toLowerCase();
  const isNamed = element.hasAttribute("aria-label") || element.hasAttribute("aria-labelledby");
  return isNamed ? `${role} "${accessibleName(element)}"` : role;
};

/** The landmarks, headings, links and buttons in an element, indented by the landmarks around them. */
const outline = (root: Element): string[] => {
  const parts = root.querySelectorAll(`${LANDMARKS}, h1, h2, h3, h4, a[href], button`);
  return [root, ...parts].map((element) => {
    let depth = 0;
    for (let above = element; above !== root; above = above.parentElement!)
      if (above !== element && above.matches(LANDMARKS)) depth += 1;
    return "  ".repeat(element === root ? 0 : depth + 1) + summaryLine(element);
  });
};

/** What the tags of the page's head say, without those that repeat the title or the description. */
const headLines = (): string[] => {
  const { title, metaTags, linkTags, scriptTags } = Helmet.peek() as unknown as Record<
    string,
    Record<string, string>[]
  >;
  const schemas = scriptTags!.map(({ innerHTML = "{}" }) =>
    String((JSON.parse(innerHTML) as object)["@type" as never]),
  );
  return [
    `title: ${String(title)}`,
    ...metaTags!
      .filter(
        ({ name, property }) => !/title|og:description|twitter:|og:image:|og:site_name/.test(name ?? property ?? ""),
      )
      .map(({ name, property, httpEquiv, content }) => `${name ?? property ?? httpEquiv}: ${content}`),
    ...linkTags!.map(({ rel, href }) => `${rel}: ${href}`),
    ...schemas.map((schema) => `schema.org: ${schema}`),
  ];
};

export interface PageProps {
  path: string;
  data?: object;
  pageContext?: object;
}

/** Renders a page in the site's layout; returns the tags of its head, its sidebar and its main part as lines. */
export const summarizePage = (Page: ComponentType<never>, { path, ...pageProps }: PageProps): string => {
  fakeMatchMedia(false);
  fakeNavigation();
  window.history.replaceState(null, "", path);
  const props = { data: {}, pageContext: {}, ...pageProps, location: window.location };
  const { container } = render(
    wrapPageElement({ element: createElement(Page as ComponentType<typeof props>, props), props }),
  );
  const parts = [document.getElementById(SIDEBAR_ID), container.querySelector("main")];
  return ["", ...headLines(), ...parts.flatMap((part) => (part ? outline(part) : [])), ""].join("\n");
};
