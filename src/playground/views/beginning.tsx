import { useEffect, useLayoutEffect, useMemo } from "react";

import { showKeys } from "../../components/parts/show-keys";
import { openSample } from "../session/open-sample";
import { DropZone } from "./drop-zone";
import { NoticeBar } from "./notice-bar";
import { usePlayground } from "./parts/playground-context";
import { pickFiles } from "./parts/pick-files";
import { useTransfer } from "./toolbar/use-transfer";
import { KeptBelow } from "./start/kept-below";
import { openPasted } from "./start/open-pasted";
import { StartView, type StartWays } from "./start/start-view";
import { takeFocus } from "./start/take-focus";

/** The start page, shown if nothing is open. */
export const Beginning = () => {
  const playground = usePlayground();
  const { paste } = useTransfer();

  useEffect(() => openPasted(playground), [playground]);
  useLayoutEffect(() => takeFocus(playground.store.get().revision > 0), [playground]);

  const ways = useMemo((): Omit<StartWays, "paste"> => {
    const { attempt, notify, openFiles, store } = playground;
    const leave = (panel: string, text: string): void => {
      store.set({ panel, hasLeftStart: true });
      const run = (): void => store.set({ hasLeftStart: false, notice: null });
      notify({ kind: "info", text, action: { label: "Back to the start", run } });
    };
    return {
      open: () => pickFiles(openFiles),
      openFolder: () => pickFiles(openFiles, true),
      build: () => leave("build", "Nothing is open yet: Build makes a message from what is described in JSON."),
      write: () => leave("source", "Nothing is open yet: type in the source, or paste into it."),
      openSample: (sample) => void attempt(() => openSample(playground, sample)),
      showKeys,
    };
  }, [playground]);

  return (
    <DropZone>
      <NoticeBar />
      <StartView ways={{ ...ways, paste }}>
        <KeptBelow />
      </StartView>
    </DropZone>
  );
};
