import { reactRouter } from "@react-router/dev/vite";
import tailwindcss from "@tailwindcss/vite";
import { defineConfig } from "vite";
import { chunks } from "./scripts/chunks.ts";
import { directIcons } from "./scripts/direct-icons.ts";
import { endpointTable } from "./scripts/endpoint-table.ts";
import { guide } from "./scripts/guide/plugin.ts";
import { lazyFiles } from "./scripts/lazy-files.ts";
import { allMessages, messages } from "./scripts/messages/plugin.ts";
import { withNames } from "./scripts/minify.ts";
import { plainIcons } from "./scripts/plain-icons.ts";

// How long plugins take depends on how busy the machine is, not on the site.
const checks = { pluginTimings: false };

/** One small copy of each library: as packages, all icons and both builds of React would stay in memory. */
const bundled = {
  build: {
    rolldownOptions: {
      checks,
      output: { minify: withNames },
    },
  },
  resolve: { noExternal: true as const, external: ["isbn3", "culori/fn"] }, // the server has them
};

export default defineConfig(({ command }) => ({
  plugins: [
    command === "build" ? messages() : allMessages(),
    directIcons(),
    plainIcons(),
    endpointTable(),
    guide(),
    lazyFiles(),
    tailwindcss(),
    reactRouter(),
  ],
  build: {
    assetsInlineLimit: 0,
    target: "es2022",
    // The minimum of Tailwind 4, but Chromium 120: below it, `:dir()` would become a list of languages.
    cssTarget: ["chrome120", "firefox128", "ios16.4", "safari16.4"],
  },
  environments: {
    client: { build: { rolldownOptions: { checks, output: { codeSplitting: chunks } } } },
    ssr: command === "build" ? bundled : {},
  },
  // In development, find the browser's dependencies at once instead of during the first page.
  optimizeDeps: { entries: ["{admin,app,features,ui}/**/*.tsx"] },
  server: { watch: { ignored: ["**/data/**", "**/build/**"] } },
}));
