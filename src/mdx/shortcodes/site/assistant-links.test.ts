import { editorLinks } from "./assistant-links";

describe("editorLinks", () => {
  it("name the server's address in the form that each editor reads", () => {
    const url = "https://docs.example.org/.netlify/functions/mcp";
    const [cursor, code] = editorLinks(url).map(({ href }) => new URL(href).searchParams);
    expect(JSON.parse(atob(cursor!.get("config")!))).toEqual({ url });
    expect(JSON.parse(code!.get("config")!)).toEqual({ type: "http", url });
    expect(cursor!.get("name")).toBe(code!.get("name"));
  });
});
