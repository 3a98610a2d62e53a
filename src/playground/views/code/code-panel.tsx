import { useContext, useMemo, useState } from "react";

import { site } from "../../../config/site";
import { paths } from "../../../utils/paths";
import { toCodeFacts } from "../../code/code-facts";
import { type CodeLanguage, toolkitCode } from "../../code/toolkit-code";
import { Choice } from "../parts/controls";
import { FactsContext, usePlaygroundState } from "../parts/playground-context";
import { CodeSample, StatusBadge } from "./code-sample";

const languages: readonly (readonly [CodeLanguage, string])[] = [
  ["typescript", "TypeScript"],
  ["python", "Python"],
  ["rust", "Rust"],
];

/** The same with the toolkit, for the open message: what it can do, and what works instead of what it can't do yet. */
export const CodePanel = () => {
  const facts = useContext(FactsContext);
  const [language, setLanguage] = useState<CodeLanguage>("typescript");
  const analysis = usePlaygroundState((state) => state.analysis);
  const name = usePlaygroundState(({ opened }) => opened.name);
  const message = useMemo(() => toCodeFacts(analysis, name), [analysis, name]);
  const codeFor = (task: "read" | "build") =>
    toolkitCode
      .filter((one) => one.language === language && one.task === task)
      .map((one) => (
        <CodeSample
          key={one.symbol}
          file={one.file}
          code={one.write(message)}
          language={language}
          fact={facts.find(({ symbolId }) => symbolId === one.symbol)}
        />
      ));
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
