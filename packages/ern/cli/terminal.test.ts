import { WriteStream } from "node:tty";

import { createPaint, createProgress } from "./terminal";

const terminal = (isTTY: boolean, hasColors = true) => {
  const written: string[] = [];
  const write = (text: string | Uint8Array) => written.push(String(text));
  return { written, stream: { isTTY, columns: 20, hasColors: () => hasColors, write } };
};

describe("createPaint", () => {
  it("paints on a terminal with colours only", () => {
    expect(createPaint(terminal(true).stream)?.("error", "error")).toContain("\u001B[31merror");
    expect(createPaint(terminal(true, false).stream)).toBeUndefined();
    expect(createPaint(terminal(false).stream)).toBeUndefined();
  });

  it("has no colours if NO_COLOR is set, as Node.js decides for its terminals", () => {
    const ask = (env: object) => WriteStream.prototype.getColorDepth.call({} as WriteStream, env) > 1;
    expect([ask({ NO_COLOR: "1", TERM: "xterm-256color" }), ask({ TERM: "xterm-256color" })]).toEqual([false, true]);
  });
});

describe("createProgress", () => {
  it("shows one line that fits and clears it", () => {
    const { written, stream } = terminal(true);
    const { show, clear } = createProgress(stream, false);
    clear();
    show("1 of 2: a-file-with-a-long-name\u001B.xml");
    clear();
    clear();
    expect(written).toEqual(["\r\u001B[K1 of 2: a-file-with", "\r\u001B[K"]);
  });

  it.each([
    [false, false],
    [true, true],
  ])("shows nothing if the output is a terminal: %s, quiet: %s", (isTTY, isQuiet) => {
    const { written, stream } = terminal(isTTY);
    createProgress(stream, isQuiet).show("1 of 2");
    expect(written).toEqual([]);
  });
});
