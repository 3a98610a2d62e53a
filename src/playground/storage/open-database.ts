import { inTime } from "../../utils/in-time";

const answered = <Value>(request: IDBRequest<Value>): Promise<Value> =>
  new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error ?? new Error("The browser's storage does not answer."));
  });

const written = (transaction: IDBTransaction): Promise<void> =>
  new Promise((resolve, reject) => {
    transaction.oncomplete = () => resolve();
    transaction.onabort = () => reject(transaction.error ?? new Error("The browser's storage refused."));
    // Commits immediately, so that it isn't delayed further if the page is being closed.
    transaction.commit();
  });

/**
 * Returns an IndexedDB database with stores whose records have an id. Every function rejects if the browser doesn't let
 * the page store anything.
 */
export const openDatabase = (name: string, stores: readonly string[]) => {
  let opening: Promise<IDBDatabase> | undefined;

  const open = async (): Promise<IDBDatabase> => {
    const request = indexedDB.open(name, 1);
    request.onupgradeneeded = () =>
      stores.forEach((store) => request.result.createObjectStore(store, { keyPath: "id" }));
    const database = await inTime(answered(request), "The browser’s storage");
    const forget = (): void => {
      database.close();
      opening = undefined;
    };
    database.onversionchange = forget;
    database.onclose = forget;
    return database;
  };

  const begin = async (mode: IDBTransactionMode): Promise<IDBTransaction> => {
    opening ??= open();
    try {
      return (await opening).transaction(stores, mode);
    } catch (error) {
      opening = undefined;
      throw error;
    }
  };

  const write = async (change: (store: (name: string) => IDBObjectStore) => void): Promise<void> => {
    const transaction = await begin("readwrite");
    change((store) => transaction.objectStore(store));
    await written(transaction);
  };

  return {
    /** All records of a store; they may be anything. */
    list: async (store: string): Promise<unknown[]> => answered((await begin("readonly")).objectStore(store).getAll()),
    ids: async (store: string): Promise<string[]> =>
      (await answered((await begin("readonly")).objectStore(store).getAllKeys())).map(String),
    load: async (store: string, id: string): Promise<unknown> =>
      answered<unknown>((await begin("readonly")).objectStore(store).get(id)),
    write,
    remove: (ids: readonly string[]): Promise<void> =>
      write((store) => stores.forEach((storeName) => ids.forEach((id) => store(storeName).delete(id)))),
  };
};
