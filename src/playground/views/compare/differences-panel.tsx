import { ChangesPanel } from "../changes/changes-panel";
import { Switch } from "../parts/controls";
import { lazyPanel } from "../parts/lazy-panel";
import { usePlayground, usePlaygroundState, type GoTo } from "../parts/playground-context";

const CompareTab = lazyPanel(async () => (await import("./compare-panel")).ComparePanel);

/** How the message differs from the opened version, or from another message. */
export const DifferencesPanel = ({ goTo }: GoTo) => {
  const { store } = usePlayground();
  const comparesOther = usePlaygroundState((state) => state.comparesOther);
  return (
    <>
      <Switch
        label="Compared with"
        className="switch"
        value={comparesOther}
        options={[
          [false, "Since it was opened"],
          [true, "Another message"],
        ]}
        onChoose={(isOther) => store.set({ comparesOther: isOther })}
      />
      {comparesOther ? <CompareTab goTo={goTo} /> : <ChangesPanel />}
    </>
  );
};
