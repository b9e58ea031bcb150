import { beforeAll, describe, expect, it } from "vitest";
import { useLibrary } from "#test/content/library.ts";
import { fileOf, uploadFile } from "#test/files/files.ts";
import { blob, sendForm, someVideo } from "#test/uploads.ts";
import type { Track } from "./contract.ts";

let video: { _id: string };
const library = useLibrary();
const { site } = library;
beforeAll(async () => {
  const sent = await sendForm<{ _id: string }>(
    site,
    "POST /api/media",
    { file: blob(someVideo()) },
    library.admin.signedIn,
  );
  video = sent.body;
});

const save = (kind: string, language: string, content: string, id = video._id) =>
  library.call<Track[] & { msg: string }>(`PUT /api/media/${id}/tracks`, { kind, language, content });

const vtt = `WEBVTT - made by a program

STYLE
::cue { background: url(https://evil.example/) }

NOTE nobody sees this

1
00:00.000 --> 00:02.500 align:start position:10% onload:evil
<v Ada>The <b>river</b> rose <script>alert(1)</script>

00:00:02.500 --> 00:00:04.000
&amp; then it fell.

00:00:09.000 --> 00:00:10.000
<v Bo>Who knew?
`;

describe("PUT /api/media/{id}/tracks", () => {
  it("checks captions, and gives readers clean WebVTT", async () => {
    const { status, body } = await save("captions", "en", vtt);
    expect({ status, body }).toEqual({
      status: 200,
      body: [
        {
          kind: "captions",
          language: "en",
          content:
            "WEBVTT\n\n00:00:00.000 --> 00:00:02.500 align:start position:10%\n<v Ada>The <b>river</b> rose alert(1)\n\n" +
            "00:00:02.500 --> 00:00:04.000\n&amp; then it fell.\n\n00:00:09.000 --> 00:00:10.000\n<v Bo>Who knew?\n",
          transcript: "Ada: The river rose alert(1) & then it fell.\n\nBo: Who knew?",
          date: expect.any(String),
        },
      ],
    });
    const file = await site.fetch(`/captions/${video._id}/en.vtt`);
    expect(await file.text()).toBe(body[0]?.content);
    expect(file.headers.get("content-type")).toBe("text/vtt; charset=utf-8");
    expect(file.headers.get("x-content-type-options")).toBe("nosniff");

    const subRip = "1\r\n00:00:01,000 --> 00:00:02,000\r\nNew words\r\n";
    expect((await save("captions", "en", subRip)).status).toBe(200);
    expect(await (await site.fetch(`/captions/${video._id}/en.vtt`)).text()).toContain("New words");
    expect(await library.call(`GET /api/media/${video._id}/tracks`)).toMatchObject({
      body: [{ language: "en" }],
    });
  });

  it("reads captions with very many signs and lines in a moment", async () => {
    const hostile = `00:00:01.000 --> 00:00:02.000\n${"<v ".repeat(100_000)}\n${"\n-->".repeat(150_000)}`;
    expect((await save("captions", "en", hostile)).status).toBe(400);
    const signs = `WEBVTT\n\n00:00:01.000 --> 00:00:02.000\n${"<v ".repeat(100_000)}`;
    expect((await save("captions", "en", signs)).status).toBe(200);
    await save("captions", "en", vtt);
  });

  it("names the lines of what is wrong", async () => {
    const wrong =
      "WEBVTT\n\n00:05.000 --> 00:04.000\nBack\n\n1:2 --> soon\nUnclear\n\n00:09.000 --> 00:10.000\nFine\n";
    expect((await save("captions", "en", wrong)).body.msg).toBe(
      "Line 3: This caption ends before it begins. Line 6: The times have to look like 00:01:02.500 --> 00:01:05.000.",
    );
    expect((await save("captions", "en", "<html>")).body.msg).toMatch(/^Line 1: There are no captions/);
    expect((await save("captions", "not a language", vtt)).status).toBe(400);
    expect((await save("transcript", "en", " \n ")).status).toBe(400);
    const picture = await library.add("A picture");
    expect((await save("captions", "en", vtt, picture._id)).status).toBe(400);
    expect((await save("captions", "en", vtt, "0".repeat(24))).status).toBe(404);
  });
});

it("shows an article's video with captions and transcripts, as soon as they are saved", async () => {
  const content = `<figure data-embed="video"><a href="/media/${video._id}/video.mp4" title="Slack &lt;water&gt;">Film</a><figcaption>By us</figcaption></figure>`;
  const blog = { title: "A film of ours", section: "programmes", content };
  const { _id } = (await library.call<{ _id: string }>("POST /api/blogs/add", blog)).body;
  const page = async () => (await site.fetch(`/blogs/${_id}`)).text();
  const before = await page();
  expect(before).toContain('aria-label="Slack &lt;water&gt;"');
  expect(before).toMatch(/<video controls="" playsinline="" preload="(none|metadata)"/);
  expect((await library.read(video._id)).uses).toMatchObject([{ kind: "blog", _id }]);

  await save("captions", "de", vtt);
  const after = await page();
  expect(after).toContain(
    `<track kind="captions" src="/captions/${video._id}/de.vtt" srclang="de" label="Deutsch">`.replace(
      ">",
      "",
    ),
  );
  expect(after).toContain(
    'Transcript (Deutsch)</summary><p lang="de" dir="ltr">Ada: The river rose alert(1) &amp; then',
  );
  await library.call(`DELETE /api/media/${video._id}/tracks/captions/de`);
  expect(await page()).not.toContain("de.vtt");
});

it("adds a player and the transcript to the card of an audio file", async () => {
  const { body } = await uploadFile(site, library.admin.signedIn, ["talk.mp3", fileOf("talk.mp3")]);
  await save("transcript", "en", "Good evening.\n\nThank you.", body._id);
  const content = `<figure><a href="${body.url}">Talk</a></figure>`;
  const blog = { title: "A talk of ours", section: "programmes", content };
  const { _id } = (await library.call<{ _id: string }>("POST /api/blogs/add", blog)).body;
  const page = await (await site.fetch(`/blogs/${_id}`)).text();
  expect(page).toContain(
    `<figure class="file"><audio controls="" preload="none" src="${body.url}" aria-label="talk"></audio><a href="${body.url}"`,
  );
  expect(page).toContain('Transcript</summary><p lang="en" dir="ltr">Good evening.</p><p');
  const found = async (q: string) => (await site.json<{ total: number }>(`/api/search?q=${q}`)).total;
  await save("transcript", "pt", "Uma palavra: quetzalcoatlus.", body._id);
  expect(await found("quetzalcoatlus")).toBe(1);
  await library.call(`DELETE /api/media/${body._id}/tracks/transcript/pt`);
  expect(await found("quetzalcoatlus")).toBe(0);
});

it("DELETE /api/media/{id}/tracks/{kind}/{language} removes captions and transcripts", async () => {
  await save("transcript", "pt-BR", "Palavras.\r\n\r\nMais.");
  expect((await save("captions", "pt-BR", vtt)).body.map(({ kind }) => kind)).toContain("transcript");
  const { body } = await library.call<Track[]>(`DELETE /api/media/${video._id}/tracks/captions/pt-BR`);
  expect(body.find(({ language }) => language === "pt-BR")).toMatchObject({
    kind: "transcript",
    content: "Palavras.\n\nMais.",
  });
  expect((await site.fetch(`/captions/${video._id}/pt-BR.vtt`)).status).toBe(404);
});

it("GET /api/tracks/missing names recordings without captions and transcripts", async () => {
  const other = "0".repeat(24);
  const { body } = await library.call(`GET /api/tracks/missing?ids=${video._id},${other}`);
  expect(body).toEqual({ ids: [other] });
});

it("GET /api/media/{id}/tracks lists them", async () => {
  const { body } = await library.call(`GET /api/media/${video._id}/tracks`);
  expect(body).toMatchObject([
    { kind: "captions", language: "en" },
    { kind: "transcript", language: "pt-BR" },
  ]);
});
