import { markEarlyImage } from "./mark-early-image";

const image = { component: "Image", props: { src: "./tree.png", alt: "A tree", line: 12 } };
const early = { ...image, props: { ...image.props, early: true } };
const text = (length: number): string => `<p class="a long name">${"x".repeat(length)}</p>`;

describe("markEarlyImage", () => {
  it("marks the first image when a first screen has room for the text before it", () => {
    expect(markEarlyImage([text(1500), image, "<p>y</p>", image])).toEqual([text(1500), early, "<p>y</p>", image]);
    expect(markEarlyImage([image])).toEqual([early]);
  });

  it("leaves an image further down as it is", () => {
    expect(markEarlyImage([text(1501), image])).toEqual([text(1501), image]);
  });

  it("leaves an image behind an island, whose height nobody knows", () => {
    const content = [{ component: "Tabs", children: [image] }, image];
    expect(markEarlyImage(content)).toEqual(content);
    expect(markEarlyImage(["<p>x</p>"])).toEqual(["<p>x</p>"]);
  });
});
