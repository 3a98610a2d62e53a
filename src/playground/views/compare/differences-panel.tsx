import { ChangesPanel } from "../changes/changes-panel";
import { Switch } from "../parts/controls";
import { lazyPanel } from "../parts/lazy-panel";
import { usePlayground, usePlaygroundState } from "../parts/playground-context";

const CompareTab = lazyPanel(async () => (await import("./compare-panel")).ComparePanel);

export const DifferencesPanel = () => {
  const { store } = usePlayground();
  const comparesOther = usePlaygroundState((state) => state.comparesOther);
  return (
    <>
      <Switch
        label="Compared with"
        value={comparesOther}
        options={[
          [false, "Since it was opened"],
          [true, "Another message"],
        ]}
        onChoose={(isOther) => store.set({ comparesOther: isOther })}
      />
      {comparesOther ? <CompareTab /> : <ChangesPanel />}
    </>
  );
};
