import { useRef } from "react";

import { useMedia } from "../../../browser/hooks/use-media";
import { samples } from "../../samples/samples";
import { OPENED_FILES } from "../parts/pick-files";
import { usePlayground } from "../parts/playground-context";
import { RAIL } from "../parts/widths";
import { ToolMenu } from "../menu/tool-menu";
import { useTransfer } from "./use-transfer";

/** The ways to open a message. */
export const OpenMenu = ({ isPrimary }: { isPrimary: boolean }) => {
  const { openFiles } = usePlayground();
  const { openSample, paste } = useTransfer();
  // Phones can't pick folders.
  const hasFolders = useMedia(RAIL);
  const picker = useRef<HTMLInputElement>(null);

  const pick = (isFolder: boolean): void => {
    if (!picker.current) return;
    picker.current.webkitdirectory = isFolder;
    picker.current.click();
  };

  return (
    <>
      <ToolMenu
        label="Open"
        icon="open"
        isPrimary={isPrimary}
        groups={[
          {
            label: "Yours",
            items: [
              { label: "Files or a ZIP", icon: "file", run: () => pick(false) },
              ...(hasFolders ? [{ label: "Folder", icon: "folder", run: () => pick(true) } as const] : []),
              { label: "Paste", icon: "paste", run: paste },
            ],
          },
          {
            label: "Samples",
            items: samples.map(({ name, label }) => ({ label, icon: "sample", run: () => openSample(name) })),
          },
        ]}
      />
      <input
        ref={picker}
        type="file"
        aria-label="File to open"
        accept={OPENED_FILES}
        multiple
        hidden
        onChange={({ target }) => {
          if (target.files?.length) void openFiles([...target.files]);
          target.value = "";
          target.webkitdirectory = false;
        }}
      />
    </>
  );
};
