/** @jest-environment node */
import { xmlLanguage } from "@codemirror/lang-xml";
import { ensureSyntaxTree, Language, type syntaxTree } from "@codemirror/language";
import { EditorState, type StateField } from "@codemirror/state";

import { xmlNearView } from "./parse-near-view";

type Parsed = ReturnType<typeof syntaxTree>;

/** What the editor does with its parser when it's scrolled and idle, which the types leave out. */
interface Parsing {
  context: {
    tree: Parsed;
    updateViewport: (view: { from: number; to: number }) => boolean;
    work: (until: () => boolean, upTo: number) => boolean;
  };
}

const parsing = (Language as unknown as { state: StateField<Parsing> }).state;

const track = (title: string): string =>
  `<SoundRecording>\n<Title>${title} &amp; oars</Title><Duration>PT2M58S</Duration>\n</SoundRecording>\n`;
const message = (first: string, last: string): string =>
  `<?xml version="1.0"?>\n<ern:NewReleaseMessage xmlns:ern="x"><ResourceList>\n${first}${last}</ResourceList>\n</ern:NewReleaseMessage>\n`;

// Long titles, so that a message that is long for the editor has few tokens.
const TRACKS = track("Boats and oars, ".repeat(12)).repeat(2200);
const LONG = message(TRACKS, TRACKS);
const MIDDLE = LONG.length / 2;
const SHOWN = 3000;

const openEditor = (doc: string) => {
  let state = EditorState.create({ doc, extensions: xmlNearView });
  const context = () => state.field(parsing).context;
  return {
    tree: () => context().tree,
    source: () => state.doc.toString(),
    show: (from: number): void => {
      context().updateViewport({ from, to: from + SHOWN });
      context().work(() => false, from + SHOWN);
    },
    change: (from: number, insert: string, to = from): void => {
      state = state.update({ changes: { from, to, insert } }).state;
      context().work(() => false, from + SHOWN);
    },
  };
};

const nodesIn = (tree: Parsed, from: number, to: number): string[] => {
  const found: string[] = [];
  tree.iterate({
    from,
    to,
    enter: (node) => {
      if (node.from >= from && node.to <= to) found.push(`${node.name} ${node.from}-${node.to}`);
    },
  });
  return found;
};

const wholes = new Map<string, Parsed>();

const parseWhole = (source: string): Parsed => {
  const tree = wholes.get(source) ?? xmlLanguage.parser.parse(source);
  wholes.set(source, tree);
  return tree;
};

/** Expects the nodes around an offset to be those that the whole message has there. */
const expectNodes = ({ tree, source }: ReturnType<typeof openEditor>, offset: number): void => {
  const [from, to] = [offset - 1000, offset + SHOWN - 500];
  const nodes = nodesIn(tree(), from, to);
  expect(nodes.length).toBeGreaterThan(100);
  expect(nodes).toEqual(nodesIn(parseWhole(source()), from, to));
};

/** Returns how many steps the parser takes meanwhile: about as many as there are tokens in what isn't reused. */
const countSteps = (act: () => void): number => {
  let count = 0;
  // CodeMirror ends a step of the editor after a time; here it never passes.
  const clock = jest.spyOn(Date, "now").mockReturnValue(0);
  const start = xmlLanguage.parser.startParse.bind(xmlLanguage.parser);
  const spy = jest.spyOn(xmlLanguage.parser, "startParse").mockImplementation((...input) => {
    const parse = start(...input);
    const advance = parse.advance.bind(parse);
    parse.advance = () => {
      count += 1;
      return advance();
    };
    return parse;
  });
  act();
  spy.mockRestore();
  clock.mockRestore();
  return count;
};

describe("xmlNearView", () => {
  it("parses what is near the view, and not what is before it", () => {
    const editor = openEditor(LONG);
    editor.show(MIDDLE);
    expectNodes(editor, MIDDLE);
    expect(nodesIn(editor.tree(), 100, MIDDLE - 100_000)).toEqual([]);
    expect(editor.tree().topNode.firstChild?.nextSibling?.nextSibling?.firstChild?.name).toBe("OpenTag");
  });

  it.each([
    ["up, among what isn't parsed", MIDDLE - 200_000],
    ["down", MIDDLE + 60_000],
    ["to the end", LONG.length - SHOWN],
    ["to the start", 1200],
  ])("has the right nodes after scrolling %s, and back", (_, offset) => {
    const editor = openEditor(LONG);
    for (const place of [MIDDLE, offset, MIDDLE]) {
      editor.show(place);
      expectNodes(editor, place);
    }
  });

  it("takes few steps for a key", () => {
    const editor = openEditor(LONG);
    const title = LONG.indexOf("Boats", MIDDLE + 500);
    const first = countSteps(() => editor.show(MIDDLE));
    const keys = Array.from("abc <b/> d", (key, index) => countSteps(() => editor.change(title + index, key)));
    expect(first).toBeGreaterThan(4000);
    expect(Math.max(...keys)).toBeLessThan(first / 5);
    expectNodes(editor, MIDDLE);
  });

  it("has the right nodes after a change in what isn't parsed, and around it", () => {
    const editor = openEditor(LONG);
    editor.show(MIDDLE);
    const inserted = track("Rivers").repeat(100);
    editor.change(LONG.indexOf("<SoundRecording>", MIDDLE / 2), inserted);
    const now = MIDDLE + inserted.length;
    editor.show(now);
    expectNodes(editor, now);
  });

  it("has the right nodes in a message that has become shorter", () => {
    const editor = openEditor(LONG);
    editor.show(MIDDLE);
    const [from, to] = [LONG.indexOf("<SoundRecording>", 100_000), LONG.indexOf("<SoundRecording>", 500_000)];
    editor.change(from, "", to);
    for (const place of [MIDDLE - (to - from), from, 1200]) {
      editor.show(place);
      expectNodes(editor, place);
    }
  });

  it("sees that the view is in a long comment", () => {
    const editor = openEditor(message(TRACKS, `<!--${TRACKS}-->`));
    editor.show(MIDDLE + 300_000);
    expect(editor.tree().resolve(MIDDLE + 300_000).name).toBe("Comment");
  });

  it("parses shorter messages whole", () => {
    const short = message("", track("Boats"));
    const tree = ensureSyntaxTree(EditorState.create({ doc: short, extensions: xmlNearView }), short.length, 60_000)!;
    expect(nodesIn(tree, 0, short.length)).toEqual(nodesIn(xmlLanguage.parser.parse(short), 0, short.length));
  });
});
