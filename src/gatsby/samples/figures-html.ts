import type { Figures, SampleReport } from "../../samples/sample-report";
import { escapeHtml } from "../../utils/escape-html";

const columns: readonly [keyof Figures, string][] = [
  ["samples", "Samples"],
  ["executed", "Executed"],
  ["typeChecked", "Type-checked"],
  ["parsed", "Parsed"],
  ["unchecked", "Unchecked"],
];

const row = (name: string, figures: Figures): string =>
  `<tr><th scope="row">${escapeHtml(name)}</th>${columns.map(([key]) => `<td>${figures[key]}</td>`).join("")}</tr>`;

/** Gives the figures of a report as a sentence and a table. */
export const figuresHtml = (report: SampleReport): string => {
  const { samples, executed, typeChecked, parsed, unchecked, compared, languages } = report;
  const headers = ["Language", ...columns.map(([, label]) => label)];
  return [
    `<p>${samples} code samples: ${executed} executed, ${typeChecked} type-checked, `,
    `${parsed} parsed, ${unchecked} unchecked. ${compared} outputs are compared with what their sample prints.</p>`,
    `<div class="table" tabindex="0" role="group" aria-label="Table: ${headers.join(", ")}"><table>`,
    `<thead><tr>${headers.map((header) => `<th scope="col">${header}</th>`).join("")}</tr></thead>`,
    `<tbody>${languages.map(({ language, ...figures }) => row(language, figures)).join("")}</tbody></table></div>`,
  ].join("");
};
