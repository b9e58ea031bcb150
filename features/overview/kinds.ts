export const documentKinds = ["blog", "collection", "page", "person"] as const;
