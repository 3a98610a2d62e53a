import { encodeText } from "../../editor/text-pieces";
import type { ExportFormat } from "../../workers/create-engine";
import { download } from "../parts/download";
import { usePlayground, usePlaygroundState } from "../parts/playground-context";
import { ToolMenu } from "../menu/tool-menu";

const exports: readonly [ExportFormat, string, string, string][] = [
  ["graph", "JSON, as a graph", ".json", "application/json"],
  ["flat", "JSON, a row per track", ".tracks.json", "application/json"],
  ["csv", "CSV, a row per track", ".csv", "text/csv"],
];

const CSV_NOTE =
  "The CSV is UTF-8. A value that begins with =, +, - or @ has an apostrophe before it, so that no spreadsheet runs it.";

/** Downloads the message as a file. */
export const DownloadMenu = ({ isPrimary }: { isPrimary: boolean }) => {
  const { attempt, exportAs, notify, store, view } = usePlayground();
  const isEmpty = usePlaygroundState(({ length }) => length === 0);
  const base = (): string => store.get().opened.name.replace(/\.\w+$/, "");

  const giveXml = (): void =>
    void attempt(async () => {
      const { name, encoding } = store.get().opened;
      download(await encodeText(view.state.doc, encoding), name, "application/xml");
    });
  const give = ([format, , ending, type]: (typeof exports)[number]): void =>
    void attempt(async () => {
      download(await exportAs(format), base() + ending, type);
      if (format === "csv") notify({ kind: "info", text: CSV_NOTE });
    });

  return (
    <ToolMenu
      label="Download"
      icon="download"
      isPrimary={isPrimary}
      isDisabled={isEmpty}
      groups={[
        { label: "Message", items: [{ label: "XML", icon: "source", run: giveXml }] },
        {
          label: "Data",
          items: exports.map((each) => ({
            label: each[1],
            icon: each[0] === "csv" ? "tracks" : "json",
            run: () => give(each),
          })),
        },
      ]}
    />
  );
};
