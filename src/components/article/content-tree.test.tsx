/** @jest-environment jsdom */
import { screen, within } from "@testing-library/react";

import { render } from "../../test/browser/render";
import { compileBody } from "../../test/content/compile-body";
import type { ContentNode } from "../../utils/content-node";
import { ContentTree } from "./content-tree";

const show = (...nodes: ContentNode[]): HTMLElement => render(<ContentTree nodes={nodes} />).container;
const showBody = (body: string): HTMLElement => show(...compileBody(body).content);

describe("ContentTree", () => {
  it("renders a string as HTML", () => {
    expect(show("<p>One <em>two</em></p><hr>").innerHTML).toBe('<div data-html=""><p>One <em>two</em></p><hr></div>');
  });

  it("renders elements with their props, and a single string as their HTML", () => {
    const list: ContentNode = {
      component: "ol",
      props: { className: "steps" },
      children: [
        { component: "li", children: ["<p>One</p>"] },
        { component: "li", children: ["Two ", { component: "em", children: ["three"] }] },
      ],
    };
    expect(show(list).innerHTML).toBe(
      '<ol class="steps"><li data-html=""><p>One</p></li><li><div data-html="">Two </div><em data-html="">three</em></li></ol>',
    );
  });

  it("renders an element without children", () => {
    expect(show({ component: "hr" }, { component: "br", children: [] }).innerHTML).toBe("<hr><br>");
  });

  it("renders islands as components, inside other elements too", () => {
    const container = showBody(
      '<Steps>\n\n1. Choose\n\n   <Tabs>\n   <Tab value="a" label="Rust">\n\n   One `x`\n\n   </Tab>\n   <Tab value="b" label="Python">\n\n   Two\n\n   </Tab>\n   </Tabs>\n\n</Steps>',
    );
    const step = within(container).getByRole("listitem");
    expect(within(step).getByText("Choose")).toBeInTheDocument();
    expect(within(step).getByRole("tab", { name: "Rust" })).toHaveAttribute("aria-selected", "true");
    expect(within(step).getByRole("tabpanel", { name: "Rust" })).toHaveTextContent("One x");
    expect(within(step).queryByRole("tabpanel", { name: "Python" })).not.toBeInTheDocument();
  });

  it("renders package manager tabs for one fence", () => {
    showBody("```bash npm2yarn\nnpm install ddex-builder\n```");
    expect(screen.getAllByRole("tab").map(({ textContent }) => textContent)).toEqual(["npm", "Yarn", "pnpm"]);
    expect(screen.getByRole("tabpanel", { name: "npm" })).toHaveTextContent("npm install ddex-builder");
  });

  it("renders a code block", () => {
    expect(showBody('```ts title="a.ts"\nconst n = 1;\n```').innerHTML).toMatchInlineSnapshot(
      `"<div data-html=""><figure class="code" data-lang="typescript"><figcaption><span>a.ts</span><div class="code-tools"><button type="button" class="code-wrap" aria-label="Toggle word wrap" aria-pressed="false" hidden=""><svg class="icon" aria-hidden="true"><use href="#_icon-wrap"></use></svg></button><button type="button" class="code-copy" aria-label="Copy code to clipboard"><svg class="icon" aria-hidden="true"><use href="#_icon-copy"></use></svg></button></div></figcaption><pre tabindex="0" role="group" aria-label="a.ts"><code><span class="k">const</span> n = <span class="n">1</span>;</code></pre></figure></div>"`,
    );
  });

  it("renders an admonition", () => {
    expect(showBody(":::warning[Mind *this*]\nText.\n:::").innerHTML).toMatchInlineSnapshot(
      `"<div data-html=""><aside class="admonition warning" role="note" aria-label="Warning"><p class="admonition-title"><svg class="icon" aria-hidden="true"><use href="#_icon-warning"></use></svg>Mind <em>this</em></p><p>Text.</p></aside></div>"`,
    );
  });
});
