import { useState } from "react";

import type { ErnDiagnostic } from "../../../ern";
import { Paged, Switch } from "../parts/controls";
import { usePlayground } from "../parts/playground-context";
import { Answered } from "../parts/unread";
import { DiagnosticItem } from "./diagnostic-item";
import { toTsv } from "./diagnostics-text";

const SHOWN = [
  ["", "Not checked"],
  ["profile", "Release profile"],
  ["hint", "Good practice"],
] as const;

const summarize = (found: readonly ErnDiagnostic[]): string =>
  found.length === 0 ? "Nothing found." : `${found.length.toLocaleString("en")} found.`;

/** What the message's release profile demands, or good practice asks for; a schema checks neither. */
export const Advice = () => {
  const { advice, goTo } = usePlayground();
  const [shown, setShown] = useState<(typeof SHOWN)[number][0]>("");
  return (
    <section aria-label="Release profile and good practice">
      <Switch
        label="Release profile and good practice"
        className="panel-tools"
        value={shown}
        options={SHOWN}
        onChoose={setShown}
      />
      {shown !== "" && (
        <Answered
          key={shown}
          ask={advice}
          waiting="Checking…"
          summarize={(all) => summarize(all.filter(({ severity }) => severity === shown))}
        >
          {(all) => {
            const found = all.filter(({ severity }) => severity === shown);
            return (
              <>
                <p className="found-line">{summarize(found)}</p>
                <Paged items={found}>
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
              </>
            );
          }}
        </Answered>
      )}
    </section>
  );
};
