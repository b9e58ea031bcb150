/** What is followed: the latest articles of the site, of a section or under a tag. Addresses are whole. */
export type Feed = {
  title: string;
  description: string;
  /** The page that shows the same. */
  home: string;
  /** The feed itself. */
  self: string;
  icon: string;
  items: FeedItem[];
};

export type FeedItem = {
  /** The same for ever, also when the article is edited. */
  id: string;
  address: string;
  title: string;
  author: string;
  /** ISO 8601 instants. */
  published: string;
  updated: string;
  summary: string;
  /** HTML whose addresses are whole. */
  content: string;
  picture: string;
  labels: string[];
};
