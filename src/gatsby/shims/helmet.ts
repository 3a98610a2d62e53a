import { Children, isValidElement, type ReactNode, useEffect, useLayoutEffect } from "react";

type Tag = readonly [name: string, attributes: Readonly<Record<string, string>>];

const MARK = "data-react-helmet";

const createTag = ([name, { children = "", httpEquiv, ...attributes }]: Tag): Element => {
  const element = document.createElement(name);
  element.setAttribute(MARK, "true");
  if (httpEquiv) element.setAttribute("http-equiv", httpEquiv);
  for (const [key, value] of Object.entries(attributes)) element.setAttribute(key, value);
  element.textContent = children;
  return element;
};

/** The server's tags, which belong to the page that is being hydrated. */
const servedTags = (): Element[] => [...document.querySelectorAll(`[${MARK}]:not(title)`)];

/** react-helmet's `Helmet` for the browser: the served tags stay until their page is left. */
export const Helmet = ({ title, children }: { title?: string; children?: ReactNode }): null => {
  const tags = JSON.stringify(
    Children.toArray(children).flatMap((child) => (isValidElement(child) ? [[child.type, child.props]] : [])),
  );
  useLayoutEffect(() => {
    if (title) document.title = title;
  }, [title]);
  useEffect(() => {
    const hydrated = "hydrated" in document.documentElement.dataset;
    const elements = hydrated ? (JSON.parse(tags) as Tag[]).map(createTag) : servedTags();
    if (hydrated) document.head.append(...elements);
    return () => elements.forEach((element) => element.remove());
  }, [tags]);
  return null;
};
