import type { ReactNode } from "react";

interface ErnTableProps {
  label: string;
  head: readonly string[];
  /** Each row's cells; the first one names it. */
  rows: readonly { key: string; cells: readonly ReactNode[] }[];
}

/** A table like those of the docs: its rows become blocks in narrow windows, where roles keep its meaning. */
export const ErnTable = ({ label, head, rows }: ErnTableProps) => (
  <div className="table stacks" tabIndex={0} role="group" aria-label={label}>
    <table role="table">
      <thead role="rowgroup">
        <tr role="row">
          {head.map((title) => (
            <th key={title} role="columnheader">
              {title}
            </th>
          ))}
        </tr>
      </thead>
      <tbody role="rowgroup">
        {rows.map(({ key, cells: [first, ...others] }) => (
          <tr key={key} role="row">
            <th role="rowheader" scope="row">
              {first}
            </th>
            {others.map((cell, at) => (
              <td key={head[at + 1]} role="cell" data-label={head[at + 1]}>
                {cell}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  </div>
);
