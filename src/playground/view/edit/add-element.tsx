import { useId } from "react";

import { usePlayground } from "../parts/playground-context";
import type { ToolClass } from "../parts/tool-styles";
import type { EditClass } from "./edit-styles";
import { useTyped } from "./use-typed";

interface AddElementProps {
  path: string;
  /** Names that the schema allows there. */
  names: readonly string[];
}

/** Adds an element at its place in the schema. */
export const AddElement = ({ path, names }: AddElementProps) => {
  const { attempt, edit } = usePlayground();
  const id = useId();
  const [chosen = "", setChosen] = useTyped(`${path} add`);
  const [value = "", setValue] = useTyped(`${path} add text`);
  const name = names.includes(chosen) ? chosen : (names[0] ?? "");

  const add = (): void =>
    void attempt(async () => {
      await edit({ do: "addElement", path, name, value });
      setValue(undefined);
      setChosen(undefined);
    });

  return (
    <div className={"add" satisfies EditClass}>
      <div className={"field" satisfies EditClass}>
        <label htmlFor={`${id}-name`}>Add an element</label>
        <select id={`${id}-name`} value={name} onChange={({ target }) => setChosen(target.value)}>
          {names.map((one) => (
            <option key={one}>{one}</option>
          ))}
        </select>
      </div>
      <div className={"field" satisfies EditClass}>
        <label htmlFor={`${id}-value`}>Its text</label>
        <input
          id={`${id}-value`}
          value={value}
          autoComplete="off"
          onChange={({ target }) => setValue(target.value || undefined)}
        />
      </div>
      <button type="button" className={"tool" satisfies ToolClass} onClick={add}>
        Add {name}
      </button>
    </div>
  );
};
