import { XMLParser } from "fast-xml-parser";

const lists = ["rss.channel.item", "rss.channel.item.category"];
const parser = new XMLParser({
  ignoreAttributes: false,
  attributeNamePrefix: "",
  parseTagValue: false,
  htmlEntities: true,
  processEntities: { enabled: true, maxTotalExpansions: 100_000, maxExpandedLength: 10_000_000 },
  isArray: (_name, path) => lists.includes(String(path)),
});

/** An element with attributes. Its text is under `#text`. */
type Element = Record<string, string>;
type Item = Element & { category?: string[]; guid: Element; enclosure: Element; "media:content": Element };
type Channel = Element & {
  "atom:link": Element;
  "itunes:owner": Element;
  "itunes:image": Element;
  "itunes:category": Element;
  item?: Item[];
};

/** A feed as programs read it. */
export function readRss(xml: string) {
  const { rss } = parser.parse(xml) as { rss: { channel: Channel } };
  const { item = [], ...channel } = rss.channel;
  const items = item.map((each) => ({
    title: each.title,
    link: each.link,
    guid: each.guid["#text"],
    isoDate: new Date(each.pubDate ?? "").toISOString(),
    author: each["dc:creator"],
    categories: each.category,
    whole: each["content:encoded"],
    picture: each["media:content"]?.url,
    enclosure: each.enclosure,
    duration: each["itunes:duration"],
  }));
  return { channel, items };
}
