import { usePlayground, usePlaygroundState } from "../parts/playground-context";
import { EditField, toCommand } from "./edit-field";

export const ValueFields = () => {
  const { edit } = usePlayground();
  const part = usePlaygroundState(({ inspection }) => inspection?.part);
  return part?.fields
    .filter(({ choice }) => choice)
    .map((field, index) => (
      <EditField
        key={`${part.path} ${index}`}
        place={`${part.path} value ${index}`}
        {...field}
        save={(value) => edit(toCommand(field, value))}
      />
    ));
};
