import { usePlayground, usePlaygroundState } from "../parts/playground-context";
import { EditField, toCommand } from "./edit-field";

export const ValueFields = () => {
  const { edit } = usePlayground();
  const part = usePlaygroundState(({ inspection }) => inspection?.part);
  return part?.fields
    .filter(({ choice }) => choice)
    .map((field, at) => (
      <EditField
        key={`${part.path} ${at}`}
        place={`${part.path} value ${at}`}
        {...field}
        save={(value) => edit(toCommand(field, value))}
      />
    ));
};
