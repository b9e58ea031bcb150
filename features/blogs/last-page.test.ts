import { expect, it } from "vitest";
import { useSite } from "#test/harness.ts";
import type { ListedBlog } from "./contract.ts";

const site = useSite();

const lists = [
  "/api/blogs/all?prefer=site",
  "/api/blogs/section/events?",
  "/api/blogs/section/events?eventStatus=upcoming",
  "/api/blogs/section/events?eventStatus=past",
  "/api/blogs/section/publications?prefer=site",
];

// Pages in the second half are read from the end.
it.each(lists)("%s has every blog once, in the same order on small pages as on one", async (path) => {
  const page = (number: number, limit: number) =>
    site.json<ListedBlog[]>(`${path}&view=card&limit=${limit}&page=${number}`);
  const whole = (await page(1, 100)).map(({ _id }) => _id);
  expect(whole.length).toBeGreaterThan(3);
  for (const limit of [1, 2, 3]) {
    const pages = Array.from({ length: Math.ceil(whole.length / limit) }, (_, index) =>
      page(index + 1, limit),
    );
    const found = (await Promise.all(pages)).flat().map(({ _id }) => _id);
    expect(found).toEqual(whole);
    expect(await page(pages.length + 1, limit)).toEqual([]);
  }
});
