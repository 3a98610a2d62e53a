import { inTime } from "../../utils/in-time";

export const answered = <Value>(request: IDBRequest<Value>): Promise<Value> =>
  new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error ?? new Error("The browser's storage does not answer."));
  });

export const written = (transaction: IDBTransaction): Promise<void> =>
  new Promise((resolve, reject) => {
    transaction.oncomplete = () => resolve();
    transaction.onabort = () => reject(transaction.error ?? new Error("The browser's storage refused."));
    // Commits immediately, so that it isn't delayed further if the page is being closed.
    transaction.commit();
  });

/** Opens an IndexedDB database with stores whose records have an id; returns a function that starts a transaction on all of them. */
export const openDatabase = (
  name: string,
  stores: readonly string[],
): ((mode: IDBTransactionMode) => Promise<IDBTransaction>) => {
  let opening: Promise<IDBDatabase> | undefined;

  const open = async (): Promise<IDBDatabase> => {
    const request = indexedDB.open(name, 1);
    request.onupgradeneeded = () => stores.forEach((each) => request.result.createObjectStore(each, { keyPath: "id" }));
    const database = await inTime(answered(request), "The browser’s storage");
    const forget = (): void => {
      database.close();
      opening = undefined;
    };
    database.onversionchange = forget;
    database.onclose = forget;
    return database;
  };

  return async (mode) => {
    opening ??= open();
    try {
      return (await opening).transaction(stores, mode);
    } catch (error) {
      opening = undefined;
      throw error;
    }
  };
};
