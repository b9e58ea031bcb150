/** The latest articles of the site, a section or a tag. URLs are absolute. */
export type Feed = {
  title: string;
  description: string;
  /** The URL of the page with the same articles. */
  home: string;
  /** The feed itself. */
  self: string;
  icon: string;
  items: FeedItem[];
};

export type FeedItem = {
  /** Never changes, even if the article is edited. */
  id: string;
  address: string;
  title: string;
  author: string;
  /** ISO 8601 instants. */
  published: string;
  updated: string;
  summary: string;
  /** HTML with absolute URLs. */
  content: string;
  picture: string;
  labels: string[];
};
