import { samples } from "../../samples/samples";
import { toText } from "../../editor/text-pieces";
import { readOther } from "../../session/state/read-file";
import { FilePicker } from "../parts/file-picker";
import { usePlayground, usePlaygroundState } from "../parts/playground-context";
import type { ToolClass } from "../parts/styles/tool-styles";

/** Chooses the message to compare with: a file, a sample or a message kept in the browser. */
export const ChooseOther = () => {
  const { attempt, loadKept, store } = usePlayground();
  const kept = usePlaygroundState(({ sessions }) => sessions);

  const choose = (value: string): void =>
    void attempt(async () => {
      const sample = samples.find(({ name }) => name === value);
      const other = sample
        ? { source: toText((await sample.load()).default), encoding: "utf-8" as const, name: sample.name }
        : await loadKept(value);
      store.set({ other });
    });

  return (
    <div className={"panel-tools" satisfies ToolClass}>
      <FilePicker
        label="File to compare with"
        accept=".xml,application/xml,text/xml"
        onPick={([file]) => void attempt(async () => store.set({ other: await readOther(file!) }))}
      >
        Choose a file
      </FilePicker>
      <select aria-label="Compare with" value="" onChange={({ target }) => choose(target.value)}>
        <option value="" disabled>
          Compare with
        </option>
        {kept.length > 0 && (
          <optgroup label="Kept messages">
            {kept.map(({ id, name }) => (
              <option key={id} value={id}>
                {name}
              </option>
            ))}
          </optgroup>
        )}
        <optgroup label="Samples">
          {samples.map(({ name, label }) => (
            <option key={name} value={name}>
              {label}
            </option>
          ))}
        </optgroup>
      </select>
    </div>
  );
};
