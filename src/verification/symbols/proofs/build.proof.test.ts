import { describeSymbol } from "../../../test/builder/describe-symbol";
import {
  builderOf,
  built,
  builtFrom,
  masked,
  proveBuildErrors,
  resource,
  textsOf,
} from "../../../test/builder/message";

describeSymbol("DdexBuilder.build", () => {
  it("writes header, resources and releases of the stored objects if it gets no data", async () => {
    const xml = await built();
    for (const name of ["MessageHeader", "ResourceList", "ReleaseList"]) expect(xml).toContain(`<${name}>`);
    expect(textsOf(xml, "TitleText")).toEqual(["A track", "A title"]);
  });

  it("reads only version and snake_case fields of releases if it gets data", async () => {
    const release = { release_id: "D1", title: "Data" };
    const lost = { message_id: "Lost", messageSender: "Lost", message_sender: "Lost" };
    const releases = [{ ...release, tracks: [{ title: "Lost" }], releaseDate: "Lost" }];
    const xml = await builderOf([{}], [{}]).build({ version: "4.2", releases, resources: [resource], ...lost });
    expect([textsOf(xml, "GRid"), textsOf(xml, "TitleText")]).toEqual([["D1"], ["Data"]]);
    expect(xml).toContain("<ResourceList/>");
    expect(xml).not.toContain("Lost");
    expect(masked(xml)).toBe(await builtFrom({ version: "4.2", releases: [release] }));
  });

  it("never writes deals", async () => {
    expect(await built()).not.toContain("Deal");
    const xml = await builtFrom({ releases: [{ deals: [{}] }], deals: [{}], deal_list: [{}] });
    expect(xml).not.toContain("Deal");
  });

  proveBuildErrors("build");
});
