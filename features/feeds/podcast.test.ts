import { XMLValidator } from "fast-xml-parser";
import sharp from "sharp";
import { expect, it } from "vitest";
import { fileOf, uploadFile } from "#test/files.ts";
import { useLibrary } from "#test/library.ts";
import { readRss } from "#test/rss.ts";

const library = useLibrary();

/** An article with an audio file, which has captions. */
async function addEpisode(title: string, more: object = {}) {
  const { site, admin, call } = library;
  const { body: file } = await uploadFile(site, admin.signedIn, ["talk.mp3", fileOf("talk.mp3")]);
  const captions = "WEBVTT\n\n00:00.000 --> 00:02.000\nGood evening.\n";
  await call(`PUT /api/media/${file._id}/tracks`, { kind: "captions", language: "en", content: captions });
  const content = `<p>Listen.</p><figure><a href="${file.url}">Talk</a></figure>`;
  const blog = { title, section: "publications", content, ...more };
  const added = await call<{ _id: string }>("POST /api/blogs/add", blog);
  return { file, status: added.status };
}

it("attaches audio files to the items of feeds", async () => {
  const { site } = library;
  const { file, status } = await addEpisode("An evening talk");
  expect(status).toBe(201);
  const text = await (await site.fetch("/feed.xml")).text();
  expect(XMLValidator.validate(text)).toBe(true);
  const [item] = readRss(text).items;
  const url = site.services.site.url + file.url;
  expect(item).toMatchObject({
    title: "An evening talk",
    enclosure: { url, length: String(file.bytes), type: "audio/mpeg" },
    duration: expect.stringMatching(/^\d+$/),
  });
  expect(text).toContain(
    `<podcast:transcript url="${site.services.site.url}/captions/${file._id}/en.vtt" type="text/vtt" language="en" rel="captions"/>`,
  );
  type Feed = { items: { attachments?: object[] }[] };
  const [first, second] = (await site.json<Feed>("/feed.json")).items;
  expect(first?.attachments).toMatchObject([
    { url, mime_type: "audio/mpeg", size_in_bytes: file.bytes, duration_in_seconds: expect.any(Number) },
  ]);
  expect(second?.attachments).toBeUndefined();
});

it("has a feed for each podcast that directories accept", async () => {
  const { site, call } = library;
  const page = { title: "Evenings", template: "series", parts: { kind: "podcast" } };
  const { body: series } = await call<{ _id: string }>("POST /api/pages/add", page);
  await addEpisode("The first evening", { record: { series: series._id, seriesNumber: "1" } });
  const text = await (await site.fetch("/feeds/series/evenings.xml")).text();
  expect(XMLValidator.validate(text)).toBe(true);
  const { channel, items } = readRss(text);
  const picture = `${site.services.site.url}/podcasts/evenings.jpg`;
  expect(channel).toMatchObject({
    title: "Evenings",
    language: "en",
    "itunes:author": "Institute of the Path",
    "itunes:owner": { "itunes:name": "Institute of the Path" },
    "itunes:explicit": "false",
    "itunes:image": { href: picture },
    "itunes:category": { text: "Society & Culture" },
  });
  expect(items).toMatchObject([{ title: "The first evening", enclosure: { type: "audio/mpeg" } }]);
  // The version 5 UUID of the feed's address, by the namespace's rules.
  expect(text).toMatch(
    /<podcast:guid>[\da-f]{8}-[\da-f]{4}-5[\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}<\/podcast:guid>/,
  );
  expect(text).toContain("<itunes:episode>1</itunes:episode>");
  // Players on other sites load the sound and its transcript.
  const { pathname: sound } = new URL(items[0]?.enclosure?.url ?? "");
  const part = await site.fetch(sound, { headers: { range: "bytes=0-99" } });
  expect([part.status, part.headers.get("cross-origin-resource-policy")]).toEqual([206, "cross-origin"]);
  const [, captions = ""] = /<podcast:transcript url="[^"]+(\/captions[^"]+)"/.exec(text) ?? [];
  expect((await site.fetch(captions)).headers.get("access-control-allow-origin")).toBe("*");
  const shown = await site.fetch("/podcasts/evenings.jpg");
  expect(await sharp(Buffer.from(await shown.arrayBuffer())).metadata()).toMatchObject({
    format: "jpeg",
    width: 1400,
    height: 1400,
  });
  expect((await site.fetch("/podcasts/about.jpg")).status).toBe(404);
});
