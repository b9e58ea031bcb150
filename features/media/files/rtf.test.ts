import { describe, expect, it } from "vitest";
import { photograph } from "#test/documents.ts";
import { uploadFile } from "#test/files.ts";
import { useLibrary } from "#test/library.ts";

const library = useLibrary();
const { site } = library;

const upload = (text: string) =>
  uploadFile(site, library.admin.signedIn, ["report.rtf", Buffer.from(text, "latin1")]);
const served = async ({ url }: { url: string }) =>
  Buffer.from(await (await site.fetch(url)).arrayBuffer()).toString("latin1");

const head = "{\\rtf1\\ansi\\ansicpg1252{\\fonttbl{\\f0 Arial;}}";

describe("an RTF document", () => {
  it("loses what names people, and its text stays and is found", async () => {
    const info =
      "{\\info{\\title Water}{\\author Asha Rao}{\\operator Asha}{\\company Asha Ltd}{\\creatim\\yr2026\\mo3}}";
    const people = "{\\*\\revtbl{Unknown;}{Asha Rao;}}{\\*\\generator Asha 7}{\\*\\atnauthor Asha}";
    const words = "The quincunx of caf\\'e9s \\u8364?5 {\\b bold} words\\par";
    const link = '{\\field{\\*\\fldinst HYPERLINK "https://kept.example/"}{\\fldrslt link}}';
    const picture = "{\\sp{\\sn pibName}{\\sv C:\\\\Users\\\\asha\\\\Pictures\\\\tap.jpg}}";
    const { status, body } = await upload(`${head}${info}${people}${words}${link}${picture}}`);
    expect([status, body.file?.type]).toEqual([201, "RTF"]);
    expect(body.file?.removed.sort()).toEqual(
      [
        ...["author", "company", "dates", "folders on people's computers", "last editor"],
        ...["names of people who commented or changed it", "software"],
      ].sort(),
    );
    const text = await served(body);
    expect(text).not.toMatch(/asha/i);
    expect(text).toContain("{\\info{\\title Water}}{\\*\\revtbl{Author;}{Author;}}");
    expect(text).toContain(`${words}${link}{\\sp{\\sn pibName}{\\sv tap.jpg}}}`);
    const { text: found } = await site.services.db.queries
      .selectFrom("fileVersions")
      .select("text")
      .where("mediaId", "=", body._id)
      .executeTakeFirstOrThrow();
    expect(found).toContain("The quincunx of cafés €5 bold words link");
    expect(found).not.toMatch(/Arial|Water|HYPERLINK/);
    const { headers } = await site.fetch(body.url);
    expect(headers.get("content-type")).toBe("application/rtf");
    expect(headers.get("content-disposition")).toMatch(/^attachment/);
  });

  it("loses what photographs tell, and fields that act by themselves", async () => {
    const photo = (await photograph("jpeg")).toString("hex").replace(/.{64}/g, "$&\n");
    const field = (code: string) => `{\\field{\\*\\fldinst ${code}}{\\fldrslt shown}}`;
    const dde =
      field('DDEAUTO c:\\\\\\\\evil "/k"') + field('{INCLUDEPICTURE "http://evil.example/a.png" \\\\d}');
    const { body } = await upload(`${head}{\\pict\\jpegblip\\picw64\n${photo}}${dde}}`);
    expect(body.file?.removed.sort()).toEqual([
      "DDE links, which start programs",
      "links that load something from other computers",
      "metadata of 1 picture (camera, names, place)",
    ]);
    const text = await served(body);
    expect(text).not.toMatch(/evil|DDE/);
    const [, hex = ""] = /\\picw64\n([\da-f]+)\}/.exec(text) ?? [];
    expect(Buffer.from(hex, "hex").toString("latin1")).not.toMatch(/Asha|Acme/);
    expect(Buffer.from(hex, "hex").subarray(-2).toString("hex")).toBe("ffd9");
  });

  it.each([
    ["has embedded objects", `${head}{\\object\\objemb{\\*\\objdata 0105}}}`, /embedded objects/],
    ["loads linked objects", `${head}{\\object\\objautlink\\objupdate}}`, /embedded objects/],
    ["does not end", `${head}{\\b Words`, /^This RTF file is damaged/],
    ["is nested very deeply", `${head}${"{".repeat(600)}${"}".repeat(600)}}`, /^This RTF file is damaged/],
    ["has fewer bytes than it says", `${head}{\\pict\\bin9999 x}}`, /^This RTF file is damaged/],
  ])("is refused if it %s", async (_, text, msg) => {
    const { status, body } = await upload(text);
    expect([status, body.msg]).toEqual([415, expect.stringMatching(msg)]);
  });
});
