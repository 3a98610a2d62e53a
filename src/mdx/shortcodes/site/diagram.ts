import type { ElementContent } from "hast";
import { h } from "hastscript";

import { suggest, toDiagnostic } from "../../../diagnostics/diagnostic";
import type { Diagram, Diagrams } from "../../../reference/diagrams/diagram";
import { contentOf } from "../../nodes/component";
import { raw } from "../../nodes/html-nodes";
import { paragraph, strong, text } from "../../nodes/markdown-nodes";
import type { Shortcode } from "../shortcode";

const drawing = ({ svg, width }: Diagram, title: string, className: string | undefined): ElementContent =>
  h("div", { className, style: `max-width:${width}px`, role: "img", ariaLabel: title }, [
    raw(svg) as unknown as ElementContent,
  ]);

/** `<Diagram name="…" title="…">`: a drawing from content/diagrams with a caption; its content describes it. */
export const diagram = (diagrams: () => Diagrams) =>
  ({
    name: "Diagram",
    dependsOn: ["diagrams"],
    props: { name: { required: true }, title: { required: true, shown: true } },
    diagnostic: ({ children }) => (children.length > 0 ? undefined : toDiagnostic("diagram-description")),
    missing: ({ name = "" }) => {
      const { byName } = diagrams();
      const suggestion = suggest(name, [...byName.keys()]);
      return byName.has(name) ? undefined : toDiagnostic("diagram-unknown", { name, suggestion });
    },
    html: (node, { name = "", title = "" }, state) => {
      const { wide, narrow } = diagrams().byName.get(name)!;
      return h("figure.diagram", [
        drawing(wide, title, narrow && "wide"),
        narrow ? drawing(narrow, title, "narrow") : null,
        h("div.visually-hidden", contentOf(state, node)),
        h("figcaption", title),
      ]);
    },
    markdown: (node, { title = "" }, toPlain) => [paragraph(strong(text(title))), ...toPlain(node.children)],
  }) as const satisfies Shortcode;
