import { availableParallelism } from "node:os";
import { defineConfig } from "vitest/config";

const shared = {
  include: ["{admin,core,db,features,sample,scripts,server,test,ui}/**/*.test.ts"],
  exclude: ["test/journeys/**"],
  globalSetup: ["test/templates.ts"],
  pool: "forks" as const,
  // The files of a process share its modules, which is twice as fast: what a test stubs it puts back.
  isolate: false,
  // Nothing waits for these: they end what hangs, also on a machine that is busy with other things.
  testTimeout: 600_000,
  hookTimeout: 600_000,
  expect: { poll: { timeout: 300_000 } },
  server: { deps: { external: [/\/build\/server\//] } },
};

// What does not depend on the database is tried once.
const withoutDatabase = [
  "admin/**/*.test.ts",
  "test/{contracts,conventions}.test.ts",
  "server/{admission,client-key,connections,database-errors,docs,encoding,env,hostile-uploads}.test.ts",
  "server/{large-uploads,limits,memory,nginx,sentences,upload-queue}.test.ts",
  "server/pages/{cache,caches,defer-scripts,response-cache,social-image,stale}.test.ts",
  "features/rich-text/{colours,html}.test.ts",
  "features/rich-text/chart-preview/preview.test.ts",
  "features/rich-text/render/render-article.test.ts",
  "features/rich-text/texts/*.test.ts",
  "features/exports/{exports,passages}.test.ts",
  "features/exports/epub/**/*.test.ts",
  "features/exports/{making,pdf}/**/*.test.ts",
  "features/feeds/calendar-file.test.ts",
  "features/media/{decoding,social-images}/*.test.ts",
  "features/media/files/{odd-pdfs,active-pdfs,hostile,photographs,rtf,sound,traces}.test.ts",
  "features/media/videos/{videos,killed,hostile,remux}.test.ts",
  "features/media/pictures.test.ts",
  "features/members/{password-checks,password-queue,weak-passwords}.test.ts",
  "features/settings/palette.test.ts",
  "core/**/*.test.ts",
];

// A test that loads the built site sets NODE_ENV to "production", where React has no development runtime.
const oxc = { jsx: { development: false } };

// The same tests on both engines; PostgreSQL where somebody names a server on which databases may be made.
export default defineConfig({
  test: {
    // Two more than there are cores: a third of a test is waiting for a disk or for another process.
    maxWorkers: availableParallelism() + 2,
    projects: [
      { oxc, test: { ...shared, name: "sqlite", env: { TEST_ENGINE: "sqlite" } } },
      ...(process.env.TEST_DATABASE_URL
        ? [
            {
              oxc,
              test: {
                ...shared,
                name: "postgres",
                env: { TEST_ENGINE: "postgres" },
                exclude: [...shared.exclude, ...withoutDatabase],
              },
            },
          ]
        : []),
    ],
  },
});
