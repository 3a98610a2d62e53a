import type { CodeLanguage } from "../../code/toolkit-code";
import { usePlayground } from "../parts/playground-context";
import { HighlightedCode } from "./highlighted-code";
import { StatusBadge } from "./status-badge";
import type { ToolkitFacts } from "./toolkit-facts";

interface CodeSampleProps {
  file: string;
  code: string;
  language: CodeLanguage;
  /** What the toolkit's data says about the function it calls. */
  fact?: ToolkitFacts[number];
}

/** A program, and how reliable the function it calls is. */
export const CodeSample = ({ file, code, language, fact }: CodeSampleProps) => {
  const { attempt, notify } = usePlayground();
  const copy = (): void =>
    void attempt(async () => {
      await navigator.clipboard.writeText(code);
      notify({ kind: "info", text: "The code is in the clipboard." });
    });
  return (
    <>
      {fact && (
        <p>
          <a href={fact.url}>
            <code>{fact.symbolId.split(".").slice(2).join(".")}</code>
          </a>{" "}
          <StatusBadge status={fact.status} /> {fact.note}
        </p>
      )}
      <figure>
        <figcaption>
          <span>{file}</span>
          <button type="button" onClick={copy}>
            Copy
          </button>
        </figcaption>
        {/* Long lines scroll in the block, so it must be focusable. */}
        {/* eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex */}
        <pre tabIndex={0}>
          <HighlightedCode code={code} language={language} />
        </pre>
      </figure>
    </>
  );
};
