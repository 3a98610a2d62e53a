import { type ComponentPropsWithoutRef, useRef, useState } from "react";

interface CommitSelectProps extends Omit<ComponentPropsWithoutRef<"select">, "onChange"> {
  value: string;
  onChoose: (value: string) => void;
  /** Whether the previewed option is chosen when the focus leaves, as with a field. */
  isField?: boolean;
}

/** Renders a select that acts at once: arrow keys only preview options, Enter chooses one, Escape cancels. */
export const CommitSelect = ({ value, onChoose, isField, ...props }: CommitSelectProps) => {
  const [preview, setPassed] = useState<string>();
  const isPreviewing = useRef(false);
  const end = (isChosen: boolean): void => {
    setPassed(undefined);
    if (isChosen && preview !== undefined) onChoose(preview);
  };
  return (
    <select
      {...props}
      value={preview ?? value}
      onChange={({ target }) => (isPreviewing.current ? setPassed(target.value) : onChoose(target.value))}
      onKeyDown={(event) => {
        const isEnd = event.key === "Enter" || event.key === "Escape";
        if (isEnd && preview !== undefined) event.preventDefault();
        if (isEnd) end(event.key === "Enter");
        // A space, or an arrow with Alt, opens the list, and closing that chooses.
        isPreviewing.current = !isEnd && event.key !== " " && !event.altKey;
      }}
      onKeyUp={() => (isPreviewing.current = false)}
      onBlur={() => end(isField === true)}
    />
  );
};
