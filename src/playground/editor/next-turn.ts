/** Lets the browser do what waits, such as a key's work and the paint after it. Timers would take a second each in a tab that is not seen. */
export const nextTurn = (): Promise<void> =>
  new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = () => {
      port1.close();
      resolve();
    };
    port2.postMessage(null);
  });
