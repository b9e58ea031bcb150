import { beforeAll, expect, it } from "vitest";
import type { BlogPage } from "#features/blogs/contract.ts";
import type { EditableBlog } from "#features/blogs/writing/contract.ts";
import type { MediaEntry } from "#features/media/library/contract.ts";
import { useLibrary } from "#test/content/library.ts";
import { personApi } from "#test/content/persons.ts";
import { fileOf, uploadFile } from "#test/files/files.ts";
import { blob, sendForm, someVideo } from "#test/uploads.ts";

const [before, after] = ["2026-03-12T18:00:00.000Z", "2026-03-12T20:00:00.001Z"];

let id: string;
const library = useLibrary();
beforeAll(async () => {
  const event = {
    title: "A talk",
    content: "<p>Come.</p>",
    section: "events",
    eventDate: "2026-03-12T18:30:00Z",
    eventEnd: "2026-03-12T20:00:00Z",
    with: [{ name: "Asha Rao", role: "speaker" }],
    programme: [{ time: "18:30", title: "Water", speaker: "Asha Rao and somebody else" }],
  };
  ({ _id: id } = (await library.call<EditableBlog>("POST /api/blogs/add", event)).body);
});

/** The page and its data before and after the event. */
async function pagesWith(change: object) {
  const { site, call } = library;
  site.clock.set(before);
  const { version } = (await call<EditableBlog>(`GET /api/blogs/${id}/writing`)).body;
  expect((await call(`PUT /api/blogs/${id}`, { version, ...change })).status).toBe(200);
  const both = [];
  for (const now of [before, after]) {
    site.clock.set(now);
    const html = await (await site.fetch(`/blogs/${id}`)).text();
    both.push({ html, details: (await site.json<BlogPage>(`/api/blogs/${id}/page`)).details });
  }
  const [early, late] = both;
  if (!early || !late) throw new Error("no pages");
  expect(early.details).toMatchObject({ recording: null, photographs: null });
  expect(early.html).not.toContain("Recording</figcaption>");
  return late;
}

it("an event shows its recording above the text once it is over", async () => {
  const { site, admin, call } = library;
  const elsewhere = await pagesWith({ recordingUrl: "https://archive.example/talk?a=1&b=2" });
  expect(elsewhere.details?.recording).toBe("https://archive.example/talk?a=1&b=2");
  expect(elsewhere.html).toContain(
    'href="https://archive.example/talk?a=1&amp;b=2" title="A talk" rel="noopener">Watch or listen to the recording</a></p><p>Come.',
  );

  const embedded = await pagesWith({ recordingUrl: "https://youtu.be/jNQXAC9IVRw" });
  expect(embedded.html).toMatch(/<iframe title="Video: A talk" srcdoc="[^"]+".*Recording<\/figcaption>/s);
  expect(embedded.html).not.toMatch(
    /<(?:iframe|img|script|link)[^>]* (?:src|href)="https:\/\/[^"]*(?:youtube|ytimg)/,
  );

  const { body: video } = await sendForm<MediaEntry>(
    site,
    "POST /api/media",
    { file: blob(someVideo()) },
    admin.signedIn,
  );
  const vtt = "WEBVTT\n\n00:00:00.000 --> 00:00:02.000\nThe river rose.\n";
  await call(`PUT /api/media/${video._id}/tracks`, { kind: "captions", language: "en", content: vtt });
  const own = await pagesWith({ recordingUrl: "", recordingId: video._id });
  expect(own.html).toMatch(
    new RegExp(`<video controls="".*<source src="${video.url}".*/captions/${video._id}/en.vtt`, "s"),
  );
  expect(own.html).toMatch(/Transcript<\/summary>.*The river rose\./s);
  expect((await library.read(video._id)).uses).toMatchObject([{ kind: "blog", _id: id, state: "public" }]);
  await call(`DELETE /api/media/${video._id}/tracks/captions/en`);
  expect(await (await site.fetch(`/blogs/${id}`)).text()).not.toContain("The river rose.");

  const { body: audio } = await uploadFile(site, admin.signedIn, ["talk.mp3", fileOf("talk.mp3")]);
  const heard = await pagesWith({ recordingId: audio._id });
  const address = `${site.services.site.url}${audio.url}`;
  expect(heard.html).toContain(`"recordedIn":{"@type":"CreativeWork","url":"${address}"}`);
  expect(heard.html).toContain(`<audio controls="" preload="none" src="${audio.url}"`);
  const { body: paper } = await uploadFile(site, admin.signedIn, ["water.pdf", fileOf("water.pdf")]);
  expect((await pagesWith({ recordingId: paper._id })).details?.recording).toBeNull();
  const kinds = async (kind: string) =>
    new Set((await library.list(`kind=${kind}`)).map((entry) => entry.kind));
  expect(await kinds("recording")).toEqual(new Set(["audio", "video"]));
  expect(await kinds("download")).toEqual(new Set(["audio", "file"]));
  await pagesWith({ recordingId: "" });
});

it("an event shows its photographs once it is over, while readers can see the collection", async () => {
  const { site, call } = library;
  const [collection] = await site.json<{ _id: string; title: string }[]>("/api/photography/all?view=card");
  const page = await pagesWith({ photographs: collection?._id });
  expect(page.details?.photographs).toMatchObject({
    title: collection?.title,
    path: expect.stringMatching(/^\/photography\//),
  });
  expect(page.html).toMatch(/>Photographs<\/h2>/);
  await call(`DELETE /api/photography/${collection?._id}`);
  const removed = await (await site.fetch(`/blogs/${id}`)).text();
  expect(removed).not.toMatch(/>Photographs<\/h2>/);
});

it("the programme links to the pages of its speakers", async () => {
  const { site, admin } = library;
  const { _id: personId } = await personApi(site, admin.signedIn).add({ title: "Bo Lind" });
  const programme = [{ time: "19:00", title: "Soil", speaker: "Asha Rao and Bo Lind" }];
  const people = [
    { name: "Asha Rao", role: "speaker" },
    { personId, role: "speaker" },
  ];
  const { html } = await pagesWith({ with: people, programme });
  expect(html).toMatch(
    />Asha Rao(<!-- -->)? and (<!-- -->)?<a[^>]* href="\/people\/bo-lind"[^>]*>Bo Lind<\/a>/,
  );
});
