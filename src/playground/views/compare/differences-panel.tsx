import type { Range } from "../../../ern/types";
import { ChangesPanel } from "../changes/changes-panel";
import { lazyPanel } from "../parts/lazy-panel";
import { usePlayground, usePlaygroundState } from "../parts/playground-context";
import type { ToolClass } from "../parts/styles/tool-styles";
import type { CompareClass } from "./compare-styles";

const CompareTab = lazyPanel(async () => (await import("./compare-panel")).ComparePanel);

/** How the message differs from the opened version, or from another message. */
export const DifferencesPanel = ({ goTo }: { goTo: (range: Range) => void }) => {
  const { store } = usePlayground();
  const comparesOther = usePlaygroundState((state) => state.comparesOther);
  return (
    <>
      <div className={"switch" satisfies CompareClass} role="group" aria-label="Compared with">
        {([false, true] as const).map((isOther) => (
          <button
            key={String(isOther)}
            type="button"
            className={"tool" satisfies ToolClass}
            aria-pressed={comparesOther === isOther}
            onClick={() => store.set({ comparesOther: isOther })}
          >
            {isOther ? "Another message" : "Since it was opened"}
          </button>
        ))}
      </div>
      {comparesOther ? <CompareTab goTo={goTo} /> : <ChangesPanel />}
    </>
  );
};
