import { useEffect, useMemo, useState } from "react";

import { site } from "../../../config/site";
import { paths } from "../../../utils/paths";
import { type CodeFacts, toCodeFacts } from "../../code/code-facts";
import { type CodeLanguage, toolkitCode } from "../../code/toolkit-code";
import { Choice } from "../parts/controls";
import { usePlayground, usePlaygroundState } from "../parts/playground-context";

const StatusBadge = ({ status }: { status: string }) => <span className={`status ${status}`}>{status}</span>;

/** Renders code highlighted as in the guides; plain until the highlighter is loaded, which only happens here. */
export const HighlightedCode = ({ code, language }: { code: string; language: CodeLanguage }) => {
  const [colored, setColored] = useState<{ code: string; html: string }>();

  useEffect(() => {
    import("../../../utils/highlight").then(
      ({ highlight }) => setColored({ code, html: highlight(code, language).join("\n") }),
      () => undefined,
    );
  }, [code, language]);

  if (colored?.code !== code) return <code>{code}</code>;
  return <code dangerouslySetInnerHTML={{ __html: colored.html }} />;
};

const CodeSample = ({ sample, message }: { sample: (typeof toolkitCode)[number]; message: CodeFacts }) => {
  const { copy } = usePlayground();
  const { file, language, symbol, write } = sample;
  const fact = usePlaygroundState(({ toolkitFacts }) => toolkitFacts.find(({ symbolId }) => symbolId === symbol));
  const code = write(message);
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

const languages: readonly (readonly [CodeLanguage, string])[] = [
  ["typescript", "TypeScript"],
  ["python", "Python"],
  ["rust", "Rust"],
];

export const CodePanel = () => {
  const [language, setLanguage] = useState<CodeLanguage>("typescript");
  const analysis = usePlaygroundState((state) => state.analysis);
  const name = usePlaygroundState(({ opened }) => opened.name);
  const message = useMemo(() => toCodeFacts(analysis, name), [analysis, name]);
  const codeFor = (task: "read" | "build") =>
    toolkitCode
      .filter((sample) => sample.language === language && sample.task === task)
      .map((sample) => <CodeSample key={sample.symbol} sample={sample} message={message} />);
  return (
    <div className="toolkit-code">
      <div className="panel-tools">
        <Choice label="Language of the code" value={language} options={languages} onChoose={setLanguage} />
      </div>
      <p className="intro">
        This page runs the site’s own engine. These programs do the same with {site.title} {site.version}, as far as it
        goes.
      </p>
      <h2>Read a message</h2>
      {codeFor("read")}
      <h2>
        Change a value, keep every other byte <StatusBadge status="unavailable" />
      </h2>
      <p>
        The toolkit’s parser and builder share no type, so a message cannot go through both.{" "}
        <a href={paths.doc("guides/round-trip-fidelity")}>Edit a message and lose nothing</a> has programs that replace
        the one value in the text and prove that the rest stayed.
      </p>
      <h2>Build a message</h2>
      {codeFor("build")}
    </div>
  );
};
