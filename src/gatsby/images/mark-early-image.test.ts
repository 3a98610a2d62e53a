import { markEarlyImage } from "./mark-early-image";

const image = { component: "Image", props: { src: "./tree.png", alt: "A tree", line: 12 } };
const early = { ...image, props: { ...image.props, early: true } };
const text = (length: number): string => `<p class="a long name">${"x".repeat(length)}</p>`;

describe("markEarlyImage", () => {
  it("marks the first image if it fits on the first screen after the text before it", () => {
    expect(markEarlyImage([text(1500), image, "<p>y</p>", image])).toEqual([text(1500), early, "<p>y</p>", image]);
    expect(markEarlyImage([image])).toEqual([early]);
  });

  it("doesn't mark an image further down", () => {
    expect(markEarlyImage([text(1501), image])).toEqual([text(1501), image]);
  });

  it("doesn't mark an image after an island, because its height is unknown", () => {
    const content = [{ component: "Tabs", children: [image] }, image];
    expect(markEarlyImage(content)).toEqual(content);
    expect(markEarlyImage(["<p>x</p>"])).toEqual(["<p>x</p>"]);
  });
});
