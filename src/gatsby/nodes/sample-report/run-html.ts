import { toHtml } from "hast-util-to-html";
import { h } from "hastscript";

import { site } from "../../../config/site";
import type { SampleReport } from "../../../verification/report/sample-report";

/** The tools that checked the code blocks. */
export const runHtml = ({ tools }: Pick<SampleReport, "tools">): string =>
  toHtml(
    h(
      "p",
      `The code blocks of these pages, which document ${site.title} ${site.version}, were checked with ${tools.join(", ")}, and with rules of this site for data, commands and messages.`,
    ),
  );
