import { LRUCache } from "lru-cache";

/** The canonical URLs of API requests by the URLs that were asked for. They follow from the contract, so they stay true. */
export const canonicalUrls = new LRUCache<string, string>({
  maxSize: 2 * 1024 * 1024, // characters
  sizeCalculation: (canonical, url) => url.length + canonical.length + 100,
});
