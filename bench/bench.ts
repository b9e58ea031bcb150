import { say } from "#server/cli-output.ts";
import { compare } from "./compare/compare.ts";
import { crowd } from "./crowd.ts";
import { flood } from "./flood.ts";
import { growth } from "./growth.ts";
import { lists } from "./lists.ts";
import { memory } from "./memory.ts";
import { pages } from "./pages.ts";
import { pictures } from "./pictures.ts";
import { render } from "./render.ts";
import { rows } from "./rows.ts";
import { search } from "./search.ts";
import { storm } from "./storm.ts";
import { texts } from "./texts.ts";
import { uploads } from "./uploads.ts";

/** `npm run bench -- <name>` */
const benches: Record<string, { run(args: string[]): Promise<void>; about: string }> = {
  pages: {
    run: pages,
    about: "pages               a cached page beside nginx with the same bytes (needs wrk and nginx)",
  },
  compare: {
    run: compare,
    about: "compare COMMIT      CPU of many pages as a ratio to another version, in alternating requests",
  },
  crowd: {
    run: crowd,
    about: "crowd [WORKERS] [KIND] how long readers wait while many ask for what no cache has",
  },
  flood: {
    run: flood,
    about: "flood               how long readers wait while many try passwords",
  },
  growth: {
    run: growth,
    about: "growth [ARTICLES]   the same pages with a few articles and with many (100,000)",
  },
  lists: {
    run: lists,
    about:
      "lists [ARTICLES]    how much CPU time lists cost after a write, with 500 articles and with many (20,000)",
  },
  render: {
    run: render,
    about: "render              how much CPU time an article costs that is not in the cache",
  },
  rows: {
    run: rows,
    about: "rows                the guest list as CSV with 40,000, and articles by comments with 500,000",
  },
  search: {
    run: search,
    about: "search [ARTICLES] [%] searches among many articles (100,000; 10 % in German), on both engines",
  },
  memory: {
    run: memory,
    about: "memory              how much memory the site has idle and under load (Linux)",
  },
  pictures: {
    run: pictures,
    about: "pictures            how much memory hostile pictures take (Linux)",
  },
  storm: {
    run: storm,
    about: "storm [ARTICLES]    how long readers of hot articles (1,200) wait while others write",
  },
  texts: {
    run: texts,
    about: "texts               how long a text of 27,000 cells holds up the main thread",
  },
  uploads: {
    run: uploads,
    about: "uploads             what five videos of 100 MB take in memory, and readers in time beside twenty",
  },
};

const [name = "", ...args] = process.argv.slice(2);
const bench = Object.hasOwn(benches, name) ? benches[name] : undefined;
if (bench) await bench.run(args).catch(say.failure);
else for (const { about } of Object.values(benches)) say(`npm run bench -- ${about}`);
