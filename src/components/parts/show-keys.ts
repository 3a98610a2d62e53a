import { showNotice } from "../../browser/behaviors/notice";
import { whyMissing } from "../../utils/browser/why-missing";

/** Shows the list of keys, whose code is loaded for it; says why where that fails. */
export const showKeys = (): void => {
  import("../../browser/behaviors/keys/keys-dialog").then(
    ({ openKeysDialog }) => openKeysDialog(),
    async () => {
      const { words, reload } = await whyMissing();
      if (reload) showNotice(words, "Reload", () => window.location.reload());
      else showNotice(words, "Try again", showKeys);
    },
  );
};
