import { useCallback } from "react";

import { type AdviceKind } from "../../../ern";
import { adviceNames, adviceText } from "../../validation/verdict-text";
import { Paged, Switch } from "../parts/controls";
import { usePlayground, usePlaygroundState } from "../parts/playground-context";
import { Answered } from "../parts/unread";
import { DiagnosticItem } from "./diagnostic-item";
import { toTsv } from "./diagnostics-text";

const CHOICES = [
  ["profile", adviceNames.profile],
  ["hint", adviceNames.hint],
  ["", "Neither"],
] as const;

const Found = ({ kind }: { kind: AdviceKind }) => {
  const { advice, goTo } = usePlayground();
  const ask = useCallback(() => advice(kind), [advice, kind]);
  return (
    <Answered ask={ask} waiting="Checking…" summarize={adviceText}>
      {(found) => (
        <>
          <p className="found-line">{adviceText(found)}</p>
          {found.diagnostics.length > 0 && (
            <div className="checks">
              <Paged items={found.diagnostics}>
                {(items) => (
                  <ol>
                    {items.map((diagnostic, at) => (
                      <DiagnosticItem
                        key={at}
                        diagnostic={diagnostic}
                        number={at + 1}
                        onGo={goTo}
                        toCopy={() => toTsv([diagnostic])}
                      />
                    ))}
                  </ol>
                )}
              </Paged>
            </div>
          )}
        </>
      )}
    </Answered>
  );
};

/** What the message's release profile demands, or good practice asks for; a schema checks neither. */
export const Advice = () => {
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
      {shown !== "" && <Found key={shown} kind={shown} />}
    </section>
  );
};
