import type { ReactNode } from "react";

import { FOCUSABLE } from "../parts/focusable";

interface ErnTableProps {
  label: string;
  head: readonly string[];
  /** Each row's cells; the first one names it. */
  rows: readonly { key: string; cells: readonly ReactNode[] }[];
}

const role = (name: string) => ({ role: name });
const CELL = role("cell");
const ROW_GROUP = role("rowgroup");

/** Renders a table like those of the docs: its rows become blocks in narrow windows, where roles keep its meaning. */
export const ErnTable = ({ label, head, rows }: ErnTableProps) => (
  <div className="table stacks" {...FOCUSABLE} role="group" aria-label={label}>
    <table role="table">
      <thead {...ROW_GROUP}>
        <tr role="row">
          {head.map((title) => (
            <th key={title} role="columnheader">
              {title}
            </th>
          ))}
        </tr>
      </thead>
      <tbody {...ROW_GROUP}>
        {rows.map(({ key, cells: [first, ...others] }) => (
          <tr key={key} role="row">
            <th role="rowheader" scope="row">
              {first}
            </th>
            {others.map((cell, index) => (
              <td key={head[index + 1]} {...CELL} data-label={head[index + 1]}>
                {cell}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  </div>
);
