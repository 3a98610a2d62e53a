import { type MessageSummary, toCsvTable } from "../src";
import type { Format } from "./options";

interface ListedMessage extends MessageSummary {
  file: string;
}

const COLUMNS = [
  ["file", "File"],
  ["version", "ERN"],
  ["type", "Type"],
  ["messageId", "Message ID"],
  ["threadId", "Thread ID"],
  ["created", "Created"],
  ["sender", "Sender"],
  ["recipients", "Recipients"],
  ["releases", "Releases"],
  ["tracks", "Tracks"],
] as const satisfies readonly (readonly [keyof ListedMessage, string])[];

const HEADINGS = COLUMNS.map(([, heading]) => heading);

/** Formats rows whose cells are below each other on a terminal. */
const alignRows = (rows: readonly (readonly string[])[]): string => {
  const widths = COLUMNS.map((_, column) => Math.max(...rows.map((row) => row[column]!.length)));
  const toLine = (row: readonly string[]) => row.map((cell, column) => cell.padEnd(widths[column]!)).join("  ");
  return rows.map((row) => `${toLine(row).trimEnd()}\n`).join("");
};

/** Formats what messages are. */
export const formatMessages = (messages: readonly ListedMessage[], format: Format): string => {
  if (format === "json") return `${JSON.stringify(messages, null, 2)}\n`;
  const rows = messages.map((message) =>
    COLUMNS.map(([column]) => [message[column]].flat().join("; ").replace(/\s+/g, " ")),
  );
  return format === "csv" ? toCsvTable(HEADINGS, rows) : alignRows([HEADINGS, ...rows]);
};
