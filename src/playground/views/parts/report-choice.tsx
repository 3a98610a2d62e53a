import type { ReportFormat } from "@ddex-suite/ern";
import { counted } from "@ddex-suite/ern/text/counted";

import { Choice, Tool } from "./controls";
import { usePlayground } from "./playground-context";

const FORMATS = [
  ["html", "HTML, to print or send", "html", "text/html"],
  ["json", "JSON", "json", "application/json"],
  ["csv", "CSV", "csv", "text/csv"],
  ["junit", "JUnit", "junit.xml", "application/xml"],
  ["svrl", "SVRL, as of Schematron", "svrl.xml", "application/xml"],
] as const;

export const ReportChoice = ({ of, ask }: { of: string; ask: (format: ReportFormat) => Promise<string> }) => {
  const { save } = usePlayground();
  return (
    <Choice<(typeof FORMATS)[number][0] | "">
      label="Download a report"
      placeholder="Report"
      value=""
      options={FORMATS.map(([format, label]) => [format, label])}
      onChoose={(chosen) => {
        const [format, , ending, type] = FORMATS.find(([formatName]) => formatName === chosen)!;
        save(`${of}.checks.${ending}`, type, () => ask(format));
      }}
    />
  );
};

export const CopyProblems = ({ count, toText }: { count: number; toText: () => string }) => {
  const { copy } = usePlayground();
  const done = `${counted(count, "problem is", "problems are")} in the clipboard.`;
  return (
    <Tool disabled={count === 0} onClick={() => copy(toText(), done)}>
      Copy problems
    </Tool>
  );
};
