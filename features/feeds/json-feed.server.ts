import type { Feed } from "./feed.ts";

/** A feed as JSON Feed 1.1 (https://www.jsonfeed.org/version/1.1/). */
export function jsonFeed(feed: Feed): string {
  return JSON.stringify({
    version: "https://jsonfeed.org/version/1.1",
    title: feed.title,
    description: feed.description,
    home_page_url: feed.home,
    feed_url: feed.self,
    icon: feed.icon,
    language: "en",
    items: feed.items.map((item) => ({
      id: item.id,
      url: item.address,
      title: item.title,
      summary: item.summary || undefined,
      content_html: item.content,
      image: item.picture,
      date_published: item.published,
      date_modified: item.updated,
      authors: [{ name: item.author }],
      tags: item.labels,
    })),
  });
}
