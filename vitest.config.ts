import { availableParallelism } from "node:os";
import { defineConfig } from "vitest/config";
import { onOneEngine } from "./test/one-engine.ts";

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
  server: { deps: { external: [/\/build\/server\//, /\/\.messages\//] } },
};

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
                exclude: [...shared.exclude, ...onOneEngine],
              },
            },
          ]
        : []),
    ],
  },
});
