import { showNotice } from "../../browser/behaviors/notice";
import { whyMissing } from "../../data/why-missing";

/** Loads and shows the list of keys; shows why if that fails. */
export const showKeys = (): void => {
  import("../../browser/behaviors/keys/keys").then(
    ({ openKeysDialog }) => openKeysDialog(),
    async () => {
      const { words, reload } = await whyMissing();
      if (reload) showNotice(words, "Reload", () => window.location.reload());
      else showNotice(words, "Try again", showKeys);
    },
  );
};
