import { writeFileSync } from "node:fs";

import { temporaryFolder } from "../../test/node/temporary-folder";
import { watchConfig } from "./watch-config";

const wait = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

describe("watchConfig", () => {
  it("reports each file whose text has changed, once it is completely written", async () => {
    const folder = temporaryFolder({ "sidebars.json": "old", "site.ts": "same", "notes.md": "old" });
    const changed: string[] = [];
    const watcher = watchConfig(folder, (name) => changed.push(name));
    try {
      writeFileSync(`${folder}/notes.md`, "new");
      writeFileSync(`${folder}/site.ts`, "same");
      writeFileSync(`${folder}/sidebars.json`, "");
      writeFileSync(`${folder}/sidebars.json`, "new");
      while (changed.length === 0) await wait(50);
      await wait(300);
      expect(changed).toEqual(["sidebars.json"]);
    } finally {
      watcher.close();
    }
  });
});
