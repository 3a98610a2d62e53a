import type { Content, ListItem } from "mdast";

import { statusMeanings, symbolStatuses } from "../../../config/toolkit";
import { paragraph, text } from "../../nodes/markdown-nodes";
import { statusBadge } from "./status";
import type { ToolkitShortcode } from "./toolkit-shortcode";

/** `<StatusLegend />`: what the four statuses mean. */
export const statusLegend = {
  name: "StatusLegend",
  props: {},
  expand: () => (node) => [
    {
      ...node,
      children: [
        {
          type: "list",
          ordered: false,
          spread: false,
          children: symbolStatuses.map((status): ListItem => ({
            type: "listItem",
            spread: false,
            children: [paragraph(statusBadge(status), text(` ${statusMeanings[status]}.`))],
          })),
        },
      ],
    } as Content,
  ],
} as const satisfies ToolkitShortcode;
