import { toHtml } from "hast-util-to-html";
import { h } from "hastscript";

import { site } from "../../../config/site";
import type { SampleReport } from "../../../sample-checks/sample-report";

/** When a run was made, and with what. */
export const runHtml = ({ made, tools }: Pick<SampleReport, "made" | "tools">): string => {
  const [day = "", time = ""] = made.split("T");
  const versions = tools.map(({ name, version }) => `${name} ${version}`).join(", ");
  return toHtml(
    h("p", [
      `The code blocks of these pages, which document ${site.title} ${site.version}, were last checked on `,
      h("time", { dateTime: made }, `${day} at ${time.slice(0, 5)} UTC`),
      `, with ${versions}.`,
    ]),
  );
};
