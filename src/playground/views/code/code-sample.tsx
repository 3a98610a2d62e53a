import { useEffect, useState } from "react";

import type { CodeLanguage } from "../../code/toolkit-code";
import { type ToolkitFacts, usePlayground } from "../parts/playground-context";

export const StatusBadge = ({ status }: { status: string }) => <span className={`status ${status}`}>{status}</span>;

/** Code highlighted as in the guides; plain until the highlighter is loaded, which only happens here. */
export const HighlightedCode = ({ code, language }: { code: string; language: CodeLanguage }) => {
  const [colored, setColored] = useState<{ code: string; html: string }>();

  useEffect(() => {
    let isNewest = true;
    import("../../../utils/highlight/highlight").then(
      ({ highlight }) => {
        if (isNewest) setColored({ code, html: highlight(code, language).join("\n") });
      },
      () => undefined,
    );
    return () => {
      isNewest = false;
    };
  }, [code, language]);

  if (colored?.code !== code) return <code>{code}</code>;
  return <code dangerouslySetInnerHTML={{ __html: colored.html }} />;
};

interface CodeSampleProps {
  file: string;
  code: string;
  language: CodeLanguage;
  fact?: ToolkitFacts[number];
}

export const CodeSample = ({ file, code, language, fact }: CodeSampleProps) => {
  const { copy } = usePlayground();
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
          <button type="button" onClick={() => copy(code, "The code is in the clipboard.")}>
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
