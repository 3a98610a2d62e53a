import { type AdviceKind } from "@ddex-suite/ern";
import { adviceNames, adviceText } from "@ddex-suite/ern/validate";
import { useCallback } from "react";

import type { Analysis } from "../../workers/structure/analysis";
import { Switch } from "../parts/controls";
import { AnswerView } from "../parts/empty-state";
import { usePlayground, usePlaygroundState } from "../parts/playground-context";
import { SourceDiagnostics } from "./source-diagnostics";

const CHOICES = [
  ["profile", adviceNames.profile],
  ["hint", adviceNames.hint],
  ["", "Neither"],
] as const;

const AdviceResult = ({ kind, analysis }: { kind: AdviceKind; analysis: Analysis }) => {
  const { advice } = usePlayground();
  const ask = useCallback(() => advice(kind), [advice, kind]);
  return (
    <AnswerView ask={ask} waiting="Checking…" summarize={adviceText}>
      {(found) => (
        <>
          <p className="found-line">{adviceText(found)}</p>
          {found.diagnostics.length > 0 && <SourceDiagnostics checked={analysis} diagnostics={found.diagnostics} />}
        </>
      )}
    </AnswerView>
  );
};

export const Advice = ({ analysis }: { analysis: Analysis }) => {
  const { store } = usePlayground();
  const shown = usePlaygroundState((state) => state.advice);
  return (
    <section aria-labelledby="playground-advice">
      <h2 id="playground-advice" className="source">
        Besides the standard
      </h2>
      <Switch
        label="Check besides the standard"
        className="panel-tools"
        value={shown}
        options={CHOICES}
        onChoose={(advice) => store.set({ advice })}
      />
      {shown !== "" && <AdviceResult key={shown} kind={shown} analysis={analysis} />}
    </section>
  );
};
