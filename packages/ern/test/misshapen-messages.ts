import fc from "fast-check";

import { isElement, parseErn, rangeOf } from "../src";
import { readSample } from "./read-sample";

/** Messages of several versions, valid ones and a faulty one. */
export const MESSAGES = [
  "43-album.xml",
  "42-single.xml",
  "382-album.xml",
  "43-extensions.xml",
  "43-broken.xml",
  "41-album.xml",
  "43-video.xml",
].map(readSample);

/** A message whose elements were removed, duplicated and moved: well-formed, but of any shape. */
export const misshapen = fc
  .tuple(
    fc.constantFrom(...MESSAGES),
    fc.array(fc.tuple(fc.nat(), fc.nat(), fc.constantFrom("remove", "double", "move", "empty")), { maxLength: 6 }),
  )
  .map(([message, changes]) =>
    changes.reduce((source, [which, where, change]) => {
      const document = parseErn(source);
      const elements = Array.from({ length: document.nodes.count }, (_, node) => node).filter(
        (node) => isElement(document, node) && node !== document.root,
      );
      if (elements.length === 0) return source;
      const { from, to } = rangeOf(document, elements[which % elements.length]!);
      const markup = source.slice(from, to);
      const name = /^<([^\s/>]+)/.exec(markup)![1]!;
      if (change === "empty") return `${source.slice(0, from)}<${name}/>${source.slice(to)}`;
      if (change === "double") return source.slice(0, to) + markup + source.slice(to);
      const rest = source.slice(0, from) + source.slice(to);
      if (change === "remove") return rest;
      const others = parseErn(rest);
      const [target] = Array.from(
        { length: others.nodes.count },
        (_, node) => (node + where) % others.nodes.count,
      ).filter((node) => isElement(others, node) && node !== others.root);
      if (target === undefined) return rest;
      const place = others.nodes.start[target]!;
      return rest.slice(0, place) + markup + rest.slice(place);
    }, message),
  );
