import { useEffect, useState } from "react";

import { examples, loadText } from "../../samples/samples";
import { formatError } from "../../session/state/error-text";
import { CodeView } from "../parts/code-view";
import { Choice, Tool } from "../parts/controls";
import { usePlayground, usePlaygroundState } from "../parts/playground-context";

const PROBLEM = "playground-build-problem";

export const BuildPanel = () => {
  const { attempt, build, notify, open, save, schema, store } = usePlayground();
  const draft = usePlaygroundState((state) => state.draft);
  // The first example is there from the start.
  const [first, setFirst] = useState("");
  const [problem, setProblem] = useState<string>();
  const [loading, setLoading] = useState(draft === "");
  const json = draft || first;

  const change = (text: string): void => {
    if (text === json) return;
    if (text === "") setFirst("");
    setProblem(undefined);
    store.set({ draft: text });
  };
  useEffect(() => {
    if (store.get().draft === "")
      void attempt(async () => setFirst(await loadText({ ...examples[0]!, label: "The example" }))).finally(() =>
        setLoading(false),
      );
  }, [attempt, store]);

  const choose = (name: string): void =>
    void attempt(async () => {
      const example = examples.find((candidate) => candidate.name === name);
      if (!example) return;
      const text = await loadText(example);
      const { draft: before } = store.get();
      setProblem(undefined);
      store.set({ draft: text });
      if (before === "" || before === text) return;
      const run = (): void => store.set({ draft: before });
      notify({ kind: "info", text: "The example has replaced your JSON.", action: { label: "Undo", run } });
    });

  const run = (): void =>
    void build(json).then(
      (source) => {
        open({ source, encoding: "utf-8" }, "built.xml");
        notify({ kind: "info", text: "The message is built and open. Undo brings back the previous one." });
      },
      (error: unknown) => setProblem(formatError(error)),
    );

  return (
    <>
      <p className="intro">
        Describe a release to get a message in ERN 4.3. The same data always gives the same bytes, because ids and dates
        come from the data, not from the clock. A graph from the JSON tab is built in its own version.
      </p>
      <div className="panel-tools">
        <Choice
          label="Examples"
          placeholder="Examples"
          value=""
          options={examples.map(({ name, label }) => [name, label])}
          onChoose={choose}
        />
        <Tool look="primary" disabled={loading} onClick={run}>
          Build the message
        </Tool>
        <Tool onClick={() => save("release.schema.json", "application/schema+json", schema)}>JSON Schema</Tool>
      </div>
      {problem && (
        <p id={PROBLEM} role="alert" className="problem">
          {problem}
        </p>
      )}
      <CodeView label="Release in JSON" text={json} onChange={change} problemId={problem && PROBLEM} />
    </>
  );
};
