import { createHash } from "node:crypto";
import type { Attachment } from "./attachments.server.ts";
import { element, xml } from "./xml.server.ts";

/** JSON Feed 1.1 (https://www.jsonfeed.org/version/1.1/), without its version. URLs are absolute. */
export type Feed = {
  title: string;
  description: string;
  home_page_url: string;
  feed_url: string;
  icon: string;
  language: string;
  items: FeedItem[];
  /** For a podcast, in RSS only. */
  podcast?: { author: string; email: string; image: string };
};

export type FeedItem = {
  /** Never changes, even if the article is edited. */
  id: string;
  url: string;
  title: string;
  /** Only if it differs from the feed's. */
  language?: string;
  summary: string | undefined;
  content_html: string;
  image: string;
  date_published: string;
  date_modified: string;
  authors: { name: string; url?: string }[];
  /** Our own extension: the contributors. */
  _with?: { name: string; role?: string }[];
  attachments?: Attachment[];
  tags: string[];
  /** The number of an episode of a podcast. */
  _number?: string;
};

const namespaces = [
  'xmlns:atom="http://www.w3.org/2005/Atom"',
  'xmlns:content="http://purl.org/rss/1.0/modules/content/"',
  'xmlns:dc="http://purl.org/dc/elements/1.1/"',
  'xmlns:itunes="http://www.itunes.com/dtds/podcast-1.0.dtd"',
  'xmlns:media="http://search.yahoo.com/mrss/"',
  'xmlns:podcast="https://podcastindex.org/namespace/1.0"',
].join(" ");

/** A feed as RSS 2.0 (https://www.rssboard.org/rss-specification). */
export function rss(feed: Feed): string {
  const changes = feed.items.map(({ date_modified }) => date_modified).sort();
  return [
    '<?xml version="1.0" encoding="utf-8"?>',
    `<rss version="2.0" ${namespaces}>`,
    "<channel>",
    element("title", feed.title),
    element("link", feed.home_page_url),
    `<atom:link href="${xml(feed.feed_url)}" rel="self" type="application/rss+xml"/>`,
    `<description>${xml(feed.description)}</description>`,
    element("language", feed.language),
    element("lastBuildDate", dated(changes.at(-1))),
    element("ttl", "60"),
    `<image>${element("url", feed.icon)}${element("title", feed.title)}${element("link", feed.home_page_url)}</image>`,
    ...(feed.podcast ? podcast(feed, feed.podcast) : []),
    ...feed.items.map(item),
    "</channel>",
    "</rss>\n",
  ]
    .filter(Boolean)
    .join("\n");
}

/**
 * What directories require (https://podcasters.apple.com/support/823-podcast-requirements), and an id that stays when
 * the feed moves (https://github.com/Podcastindex-org/podcast-namespace/blob/main/docs/1.0.md#guid).
 */
function podcast({ title, feed_url }: Feed, { author, email, image }: NonNullable<Feed["podcast"]>) {
  const owner = element("itunes:name", author) + (email ? element("itunes:email", email) : "");
  return [
    element("itunes:author", author),
    `<itunes:owner>${owner}</itunes:owner>`,
    `<itunes:image href="${xml(image)}"/>`,
    '<itunes:category text="Society &amp; Culture"/>',
    element("itunes:explicit", "false"),
    element("itunes:type", "episodic"),
    element("itunes:title", title),
    element(
      "podcast:guid",
      nameBasedUuid("ead4c236bf5858c6a2c6a6b28d128cb6", feed_url.replace(/^https?:\/\//, "")),
    ),
  ];
}

/** A UUID of version 5 (RFC 9562). */
function nameBasedUuid(namespace: string, name: string): string {
  const bytes = createHash("sha1")
    .update(Buffer.from(namespace, "hex"))
    .update(name)
    .digest()
    .subarray(0, 16);
  bytes.writeUInt8((bytes.readUInt8(6) & 0x0f) | 0x50, 6);
  bytes.writeUInt8((bytes.readUInt8(8) & 0x3f) | 0x80, 8);
  return bytes.toString("hex").replace(/^(.{8})(.{4})(.{4})(.{4})/, "$1-$2-$3-$4-");
}

/** RSS allows one enclosure for an item. */
function enclosure(entry: FeedItem): string[] {
  const [audio] = entry.attachments ?? [];
  if (!audio) return [];
  const { url, mime_type, size_in_bytes, duration_in_seconds, _captions = [] } = audio;
  return [
    `<enclosure url="${xml(url)}" length="${size_in_bytes}" type="${mime_type}"/>`,
    element("itunes:duration", duration_in_seconds?.toString()),
    element("itunes:episode", entry._number),
    ..._captions.map(
      (file) =>
        `<podcast:transcript url="${xml(file.url)}" type="text/vtt" language="${xml(file.language)}" rel="captions"/>`,
    ),
  ];
}

function item(entry: FeedItem): string {
  return [
    "<item>",
    element("title", entry.title),
    element("link", entry.url),
    `<guid isPermaLink="false">${xml(entry.id)}</guid>`,
    element("dc:language", entry.language),
    element("pubDate", dated(entry.date_published)),
    element("atom:updated", entry.date_modified),
    ...entry.authors.map(({ name }) => element("dc:creator", name)),
    ...(entry._with ?? []).map(({ name }) => element("dc:contributor", name)),
    ...entry.tags.map((tag) => element("category", tag)),
    ...enclosure(entry),
    element("description", entry.summary),
    element("content:encoded", entry.content_html),
    `<media:content url="${xml(entry.image)}" medium="image"/>`,
    "</item>",
  ]
    .filter(Boolean)
    .join("\n");
}

/** Tue, 10 Mar 2026 09:00:00 GMT */
function dated(instant: string | undefined): string | undefined {
  return instant && new Date(instant).toUTCString();
}
