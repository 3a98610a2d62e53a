import { useMedia } from "../../../browser/hooks/use-media";
import { showKeys } from "../../../components/parts/show-keys";
import { openSearch } from "../../editor/lazy-extensions";
import { samples } from "../../samples/samples";
import { ToolMenu } from "../menu/tool-menu";
import { pickFiles } from "../parts/pick-files";
import { useIsEmpty, usePlayground } from "../parts/playground-context";
import { RAIL } from "../parts/widths";

export const OpenMenu = ({ isPrimary }: { isPrimary: boolean }) => {
  const { openFiles, openSample, paste } = usePlayground();
  // Phones can't pick folders.
  const hasFolders = useMedia(RAIL);
  const folder = {
    label: "Folder",
    icon: "folder",
    run: () => pickFiles(openFiles, { webkitdirectory: true }),
  } as const;
  return (
    <ToolMenu
      label="Open"
      icon="open"
      isPrimary={isPrimary}
      groups={[
        {
          label: "Your files",
          items: [
            { label: "Files or a ZIP", icon: "file", run: () => pickFiles(openFiles) },
            ...(hasFolders ? [folder] : []),
            { label: "Paste", icon: "paste", run: paste },
          ],
        },
        {
          label: "Samples",
          items: samples.map(({ name, label }) => ({ label, icon: "sample", run: () => openSample(name) })),
        },
      ]}
    />
  );
};

const exports = [
  ["graph", "JSON, as a graph", ".json", "application/json", "json"],
  ["flat", "JSON, a row per track", ".tracks.json", "application/json", "json"],
  ["csv", "CSV, a row per track", ".csv", "text/csv", "tracks"],
] as const;

const CSV_NOTE =
  "The CSV is UTF-8. A value that begins with =, +, - or @ has an apostrophe before it, so that no spreadsheet runs it.";

export const DownloadMenu = ({ isPrimary }: { isPrimary: boolean }) => {
  const { downloadXml, exportAs, notify, save, store } = usePlayground();
  const isEmpty = useIsEmpty();
  const toItem = ([format, label, ending, type, icon]: (typeof exports)[number]) => ({
    label,
    icon,
    run: (): void =>
      save(store.get().opened.name.replace(/\.\w+$/, "") + ending, type, async () => {
        const text = await exportAs(format);
        if (format === "csv") notify({ kind: "info", text: CSV_NOTE });
        return text;
      }),
  });

  return (
    <ToolMenu
      label="Download"
      icon="download"
      isPrimary={isPrimary}
      isDisabled={isEmpty}
      groups={[
        { label: "Message", items: [{ label: "XML", icon: "source", run: downloadXml }] },
        { label: "Data", items: exports.map(toItem) },
      ]}
    />
  );
};

/** Renders rarely used commands and, if there's little room, those of the toolbar and of the source. */
export const MoreMenu = ({ hasTransfer }: { hasTransfer: boolean }) => {
  const { attempt, clear, copyXml, inSource, share, view } = usePlayground();
  const isDisabled = useIsEmpty();
  const hasFind = !useMedia(RAIL);
  const find = (): void => inSource(() => void attempt(() => openSearch(view)));
  const transfer = {
    label: "Message",
    items: [
      ...(hasFind ? [{ label: "Find", icon: "find", isDisabled, run: find } as const] : []),
      { label: "Copy", icon: "copy", isDisabled, run: copyXml },
      { label: "Share", icon: "share", isDisabled, run: share },
    ],
  } as const;
  return (
    <ToolMenu
      label="More"
      icon="more"
      groups={[
        ...(hasTransfer ? [transfer] : []),
        {
          label: "Playground",
          items: [
            { label: "Clear", icon: "clear", isDisabled, run: clear },
            { label: "Keyboard shortcuts", icon: "keys", run: showKeys },
          ],
        },
      ]}
    />
  );
};
