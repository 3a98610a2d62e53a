import { type ComponentPropsWithoutRef, useRef, useState } from "react";

interface PassingSelectProps extends Omit<ComponentPropsWithoutRef<"select">, "onChange"> {
  value: string;
  onChoose: (value: string) => void;
  /** Is what is passed by chosen when the focus leaves, as with a field? */
  isField?: boolean;
}

/** Renders a select that acts at once: the arrow keys only pass options by, Enter chooses one, Escape takes it back. */
export const PassingSelect = ({ value, onChoose, isField, ...props }: PassingSelectProps) => {
  const [passed, setPassed] = useState<string>();
  const isPassing = useRef(false);
  const end = (isChosen: boolean): void => {
    setPassed(undefined);
    if (isChosen && passed !== undefined) onChoose(passed);
  };
  return (
    <select
      {...props}
      value={passed ?? value}
      onChange={({ target }) => (isPassing.current ? setPassed(target.value) : onChoose(target.value))}
      onKeyDown={(event) => {
        const isEnd = event.key === "Enter" || event.key === "Escape";
        if (isEnd && passed !== undefined) event.preventDefault();
        if (isEnd) end(event.key === "Enter");
        // A space, or an arrow with Alt, opens the list, and closing that chooses.
        isPassing.current = !isEnd && event.key !== " " && !event.altKey;
      }}
      onKeyUp={() => (isPassing.current = false)}
      onBlur={() => end(isField === true)}
    />
  );
};
