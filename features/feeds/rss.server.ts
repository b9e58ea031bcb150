import type { Feed, FeedItem } from "./feed.ts";
import { element, xml } from "./xml.server.ts";

const namespaces = [
  'xmlns:atom="http://www.w3.org/2005/Atom"',
  'xmlns:content="http://purl.org/rss/1.0/modules/content/"',
  'xmlns:dc="http://purl.org/dc/elements/1.1/"',
  'xmlns:media="http://search.yahoo.com/mrss/"',
].join(" ");

/** A feed as RSS 2.0 (https://www.rssboard.org/rss-specification). */
export function rss(feed: Feed): string {
  const latest = feed.items
    .map(({ updated }) => updated)
    .sort()
    .at(-1);
  return [
    '<?xml version="1.0" encoding="utf-8"?>',
    `<rss version="2.0" ${namespaces}>`,
    "<channel>",
    element("title", feed.title),
    element("link", feed.home),
    `<atom:link href="${xml(feed.self)}" rel="self" type="application/rss+xml"/>`,
    `<description>${xml(feed.description)}</description>`,
    element("language", "en"),
    element("lastBuildDate", latest && dated(latest)),
    element("ttl", "60"),
    `<image>${element("url", feed.icon)}${element("title", feed.title)}${element("link", feed.home)}</image>`,
    ...feed.items.map(item),
    "</channel>",
    "</rss>\n",
  ]
    .filter(Boolean)
    .join("\n");
}

function item(entry: FeedItem): string {
  return [
    "<item>",
    element("title", entry.title),
    element("link", entry.address),
    `<guid isPermaLink="false">${xml(entry.id)}</guid>`,
    element("pubDate", dated(entry.published)),
    element("dc:creator", entry.author),
    ...entry.labels.map((label) => element("category", label)),
    element("description", entry.summary),
    element("content:encoded", entry.content),
    `<media:content url="${xml(entry.picture)}" medium="image"/>`,
    "</item>",
  ].join("\n");
}

/** Tue, 10 Mar 2026 09:00:00 GMT */
function dated(instant: string): string {
  return new Date(instant).toUTCString();
}
