/** @jest-environment jsdom */
import { render } from "@testing-library/react";

import { Helmet } from "./helmet";

const head = (): string[] => [...document.querySelectorAll("[data-react-helmet]")].map(({ outerHTML }) => outerHTML);

const served = '<meta data-react-helmet="true" name="description" content="First.">';

const Page = ({ title }: { title: string }) => (
  <Helmet title={title}>
    <meta name="description" content={`${title}.`} />
    <meta httpEquiv="refresh" content="0; url=/" />
    {false}
    <script type="application/ld+json">{'{"name":"<b>"}'}</script>
  </Helmet>
);

describe("the shim for React Helmet", () => {
  beforeEach(() => {
    delete document.documentElement.dataset.hydrated;
    document.head.innerHTML = `<title data-react-helmet="true">First</title>${served}`;
  });

  it("keeps the server's tags until the reader leaves the page, then sets those of the next one", () => {
    const { rerender } = render(<Page key="1" title="First" />);
    expect(head()).toEqual(['<title data-react-helmet="true">First</title>', served]);
    document.documentElement.dataset.hydrated = "";
    rerender(<Page key="2" title="Second" />);
    expect(document.title).toBe("Second");
    expect(head().slice(1)).toEqual([
      '<meta data-react-helmet="true" name="description" content="Second.">',
      '<meta data-react-helmet="true" http-equiv="refresh" content="0; url=/">',
      '<script data-react-helmet="true" type="application/ld+json">{"name":"<b>"}</script>',
    ]);
  });

  it("updates the tags when a page changes them", () => {
    document.documentElement.dataset.hydrated = "";
    const { rerender, unmount } = render(<Page title="Search" />);
    const [, , description] = [...document.querySelectorAll("[data-react-helmet]")];
    rerender(<Page title="Search" />);
    expect(description?.isConnected).toBe(true);
    rerender(<Page title="Found" />);
    expect(description?.isConnected).toBe(false);
    expect(document.title).toBe("Found");
    unmount();
    expect(head()).toHaveLength(2);
  });
});
