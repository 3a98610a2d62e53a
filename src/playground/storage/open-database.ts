import { inTime } from "../../utils/in-time";

const toPromise = <Value>(request: IDBRequest<Value>): Promise<Value> =>
  new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error ?? new Error("The browser's storage does not answer."));
  });

const commit = (transaction: IDBTransaction): Promise<void> =>
  new Promise((resolve, reject) => {
    transaction.oncomplete = () => resolve();
    transaction.onabort = () => reject(transaction.error ?? new Error("The browser's storage refused."));
    // Commits immediately, so that it isn't delayed further if the page is being closed.
    transaction.commit();
  });

/** Opens an IndexedDB database whose records have an id. Its functions reject if the browser lets the page store nothing. */
export const openDatabase = (name: string, stores: readonly string[]) => {
  let opening: Promise<IDBDatabase> | undefined;

  const open = async (): Promise<IDBDatabase> => {
    const request = indexedDB.open(name, 1);
    request.onupgradeneeded = () =>
      stores.forEach((store) => request.result.createObjectStore(store, { keyPath: "id" }));
    const database = await inTime(toPromise(request), "The browser’s storage");
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
    await commit(transaction);
  };

  return {
    /** All records of a store; they may be anything. */
    list: async (store: string): Promise<unknown[]> => toPromise((await begin("readonly")).objectStore(store).getAll()),
    ids: async (store: string): Promise<string[]> =>
      (await toPromise((await begin("readonly")).objectStore(store).getAllKeys())).map(String),
    load: async (store: string, id: string): Promise<unknown> =>
      toPromise<unknown>((await begin("readonly")).objectStore(store).get(id)),
    write,
    remove: (ids: readonly string[]): Promise<void> =>
      write((store) => stores.forEach((storeName) => ids.forEach((id) => store(storeName).delete(id)))),
  };
};
