import { randomUUID } from "node:crypto";

import type { Algoliasearch, IndexSettings } from "algoliasearch";

import { counted, formatNumber } from "../../../utils/text/counted";

const BATCH_SIZE = 1_000;
const MAX_POLLS = 800;

interface Replacement {
  client: Algoliasearch;
  indexName: string;
  records: readonly object[];
  settings: IndexSettings;
  signal?: AbortSignal;
  log: (line: string) => void;
}

/**
 * Replaces all records and settings of an index at once: uploads everything to a temporary index, then moves that over
 * the live one. Synonyms and rules stay. If anything fails, it deletes the temporary index and throws the error, with
 * `moving` set if the move had begun.
 */
export const replaceIndex = async ({
  client,
  indexName,
  records,
  settings,
  signal,
  log,
}: Replacement): Promise<void> => {
  const temporary = `${indexName}_tmp_${randomUUID().slice(0, 8)}`;
  const finished = async ({ taskID }: { taskID: number }): Promise<void> => {
    await client.waitForTask({ indexName: temporary, taskID, maxRetries: MAX_POLLS });
    signal?.throwIfAborted();
  };
  let moving = false;
  try {
    log(`Copying synonyms and rules of ${indexName} to ${temporary} …`);
    const copy = { operation: "copy", destination: temporary, scope: ["synonyms", "rules"] } as const;
    await finished(
      await client.operationIndex({ indexName, operationIndexParams: { ...copy, scope: [...copy.scope] } }),
    );
    log("Writing settings …");
    await finished(await client.setSettings({ indexName: temporary, indexSettings: settings }));
    for (let start = 0; start < records.length; start += BATCH_SIZE) {
      const batch = records.slice(start, start + BATCH_SIZE);
      const requests = batch.map((body) => ({ action: "addObject" as const, body: { ...body } }));
      await finished(await client.batch({ indexName: temporary, batchWriteParams: { requests } }));
      log(`Sent ${formatNumber(start + batch.length)} of ${counted(records.length, "record")}.`);
    }
    log(`Moving ${temporary} to ${indexName} …`);
    moving = true;
    const move = { operation: "move", destination: indexName } as const;
    await finished(await client.operationIndex({ indexName: temporary, operationIndexParams: move }));
  } catch (error) {
    log(`Failed; deleting ${temporary} …`);
    await client.deleteIndex({ indexName: temporary }).catch(({ message }: Error) => {
      log(`${temporary} could not be deleted (${message}); delete it in the service's dashboard.`);
    });
    throw Object.assign(error as Error, { moving });
  }
};
