import { formatNumber } from "@ddex-suite/ern/text/counted";
import { type ComponentPropsWithoutRef, type ReactNode, useState } from "react";

import { CommitSelect } from "./commit-select";

interface ToolProps extends ComponentPropsWithoutRef<"button"> {
  look?: "primary" | "quiet" | "folder" | "check" | "check primary";
}

export const Tool = ({ look, ...props }: ToolProps) => (
  <button type="button" className={look ? `tool ${look}` : "tool"} {...props} />
);

type Options<Value> = readonly (readonly [value: Value, label: string])[];

export const withCount = <Value extends string>(value: Value, label: string, count = 0) =>
  [value, `${label} (${formatNumber(count)})`] as const;

interface ChoiceProps<Value extends string> {
  label: string;
  value: Value;
  options?: Options<Value>;
  onChoose: (value: Value) => void;
  /** Text of an option that can't be chosen: the value is a command, which nothing keeps. */
  placeholder?: string;
  children?: ReactNode;
}

export const Choice = <Value extends string>(props: ChoiceProps<Value>) => {
  const { label, value, options = [], onChoose, placeholder, children } = props;
  if (placeholder === undefined)
    return (
      <select aria-label={label} value={value} onChange={({ target }) => onChoose(target.value as Value)}>
        <Options of={options} />
      </select>
    );
  return (
    <CommitSelect aria-label={label} value={value} onChoose={(chosen) => onChoose(chosen as Value)}>
      <option value="" disabled>
        {placeholder}
      </option>
      {children}
      <Options of={options} />
    </CommitSelect>
  );
};

export const Options = ({ of }: { of: Options<string> }) =>
  of.map(([value, label]) => (
    <option key={value} value={value}>
      {label}
    </option>
  ));

interface SwitchProps<Value> {
  label: string;
  className?: string;
  value: Value;
  options: Options<Value>;
  onChoose: (value: Value) => void;
}

export const Switch = <Value,>({ label, className = "switch", value, options, onChoose }: SwitchProps<Value>) => (
  <div role="group" aria-label={label} className={className}>
    {options.map(([optionValue, text]) => (
      <Tool key={text} aria-pressed={optionValue === value} onClick={() => onChoose(optionValue)}>
        {text}
      </Tool>
    ))}
  </div>
);

const PAGE = 200;

interface PagedProps<Item> {
  items: readonly Item[];
  children: (shown: readonly Item[]) => ReactNode;
}

/** Renders a list that is too long to draw at once; copies and downloads have all of it. */
export const PagedList = <Item,>({ items, children }: PagedProps<Item>) => {
  const [count, setCount] = useState(PAGE);
  return (
    <>
      {children(items.slice(0, count))}
      {items.length > count && (
        <p className="panel-tools">
          <Tool onClick={() => setCount(count + PAGE)}>Show more of {formatNumber(items.length)}</Tool>
        </p>
      )}
    </>
  );
};
