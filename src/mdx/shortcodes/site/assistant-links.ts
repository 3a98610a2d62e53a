import { h } from "hastscript";

import { mcp } from "../../../config/mcp";
import { code, link, paragraph, text } from "../../nodes/markdown-nodes";
import type { Shortcode } from "../shortcode";

/** Returns links that add a server for assistants to an editor. */
export const editorLinks = (url: string): { label: string; href: string }[] => {
  const cursor = new URLSearchParams({ name: mcp.name, config: btoa(JSON.stringify({ url })) });
  const code = new URLSearchParams({ name: mcp.name, config: JSON.stringify({ type: "http", url }) });
  return [
    { label: "Add to Cursor", href: `https://cursor.com/en/install-mcp?${cursor.toString()}` },
    { label: "Add to VS Code", href: `https://insiders.vscode.dev/redirect/mcp/install?${code.toString()}` },
  ];
};

/** `<AssistantLinks />`: adds this site's server for assistants to an editor; nothing on hosts that don't run it. */
export const assistantLinks = (url = mcp.url) =>
  ({
    name: "AssistantLinks",
    html: () =>
      url === null
        ? []
        : h("p", [
            ...editorLinks(url).flatMap(({ label, href }) => [h("a", { href }, label), " · "]),
            "others: ",
            h("code", url),
          ]),
    markdown: () =>
      url === null ? [] : [paragraph(link(url, code(url)), text(" (Model Context Protocol over HTTP)"))],
  }) as const satisfies Shortcode;
