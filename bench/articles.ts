import type { BlogTable } from "#db/schema.ts";
import { blogFields } from "#features/blogs/fields.ts";
import { blogKind } from "#features/blogs/writing/kind.server.ts";
import type { BlogTypes } from "#features/blogs/writing/types.ts";
import { validateFields } from "#features/fields/list.ts";
import { type Random, randomFrom } from "#features/media/generated-pictures/random.ts";
import { emptyRecord } from "#features/publications/record.server.ts";
import type { Stored } from "#features/publishing/kind.server.ts";
import { newRow } from "#features/publishing/saving.server.ts";
import { blogs } from "#sample/blogs/blogs.ts";

const syllables = "ba ce di fo gu la me ni po ru sa te vi xo zu bran cle dro fri glo sto tre pla qui".split(
  " ",
);
const inventedWords = 40_000;
const tags = 2000;
const day = 24 * 3600 * 1000; // milliseconds
const years = 12;
const blank = validateFields(blogFields, {}, undefined, { complete: false }).values;

export type Article = Stored<BlogTypes>;

/**
 * Articles whose words follow Zipf's law: those of the sample by frequency, then invented ones. A part of them says
 * that it is in German.
 */
export function articlesBy(authors: string[], now: string, german = 0): (number: number) => Promise<Article> {
  const random = randomFrom("a hundred thousand articles");
  const words = [...sampleWords(), ...Array.from({ length: inventedWords }, () => invented(random))];
  const word = byFrequency(words, random);
  const sentence = (length: number) => Array.from({ length }, word).join(" ");
  const labels = Array.from({ length: tags }, () => sentence(2));
  return async (number) => {
    const id = `bench${String(number).padStart(19, "0")}`;
    const at = new Date(Date.parse(now) - random.next() * years * 365 * day).toISOString();
    const text = sentence(random.whole(150, 650));
    const section = random.pick(["programmes", "publications", "publications", "events"] as const);
    const chosen = new Set([random.pick(labels), random.pick(labels), random.pick(labels)]);
    if (number % 4 === 0) chosen.add("Commons");
    const language = random.next() < german ? "de" : "";
    const title = sentence(random.whole(4, 11));
    const subcategory = random.pick(["Housing", "Mobility", "Work", "Archive"]);
    const eventDate = section === "events" ? at : null;
    const values = {
      ...blank,
      title,
      content: `<p>${text}</p>`,
      section,
      subcategory,
      eventDate,
      tags: [...chosen],
      language,
      authors: [],
      with: [],
      coverId: null,
      image: null,
      coverAlt: "",
      coverCaption: "",
      record: emptyRecord,
    };
    const created = { id, authorId: random.pick(authors), at, publishedAt: at };
    const row = {
      ...((await newRow(blogKind, created, values)) as BlogTable),
      commentsClosedAt: null,
      sourceKey: null,
    };
    return { row, values };
  };
}

function sampleWords(): string[] {
  const counts = new Map<string, number>();
  for (const { content } of blogs) {
    for (const word of content.replace(/<[^>]*>/g, " ").match(/\p{L}+/gu) ?? []) {
      counts.set(word.toLowerCase(), (counts.get(word.toLowerCase()) ?? 0) + 1);
    }
  }
  return [...counts].sort(([, one], [, other]) => other - one).map(([word]) => word);
}

function invented(random: Random): string {
  return Array.from({ length: random.whole(2, 5) }, () => random.pick(syllables)).join("");
}

/** A word by its rank in Zipf's law. */
function byFrequency(words: string[], random: Random): () => string {
  const sums: number[] = [];
  let sum = 0;
  for (const rank of words.keys()) {
    sum += 1 / (rank + 2.7);
    sums.push(sum);
  }
  return () => {
    const aim = random.next() * sum;
    let [low, high] = [0, sums.length - 1];
    while (low < high) {
      const middle = (low + high) >> 1;
      if ((sums[middle] ?? 0) < aim) low = middle + 1;
      else high = middle;
    }
    return words[low] ?? "";
  };
}
