import { showKeys } from "../../../components/parts/show-keys";
import { usePlayground, usePlaygroundState } from "../parts/playground-context";
import { ToolMenu } from "../menu/tool-menu";
import { useTransfer } from "./use-transfer";

/** Rarely used commands and, if there's little room, the export commands of the bar. */
export const MoreMenu = ({ hasTransfer }: { hasTransfer: boolean }) => {
  const { clear } = usePlayground();
  const { copy, share } = useTransfer();
  const isDisabled = usePlaygroundState(({ length }) => length === 0);
  const transfer = {
    label: "Message",
    items: [
      { label: "Copy", icon: "copy", isDisabled, run: copy },
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
