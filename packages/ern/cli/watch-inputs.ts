import { stat } from "node:fs/promises";
import { setTimeout as wait } from "node:timers/promises";

import type { Input } from "./list-inputs";

/** Milliseconds between two looks at the files. Asking for the times of files works on all systems and network drives. */
const INTERVAL = 300;

const readStamp = async ({ file }: Input): Promise<string> => {
  const found = file === undefined ? undefined : await stat(file).catch(() => undefined);
  return found ? `${found.mtimeMs} ${found.size}` : "";
};

/** Yields the inputs that are new or have changed, first all of them, until the signal is aborted. */
export async function* watchInputs(list: () => Promise<Input[]>, signal?: AbortSignal): AsyncGenerator<Input[]> {
  const stamps = new Map<string, string>();
  while (!signal?.aborted) {
    const changed: Input[] = [];
    for (const input of await list()) {
      const stamp = await readStamp(input);
      if (stamps.get(input.name) !== stamp) changed.push(input);
      stamps.set(input.name, stamp);
    }
    if (changed.length > 0) yield changed;
    await wait(INTERVAL, undefined, { signal }).catch(() => undefined);
  }
}
