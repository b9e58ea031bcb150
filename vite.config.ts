import { reactRouter } from "@react-router/dev/vite";
import tailwindcss from "@tailwindcss/vite";
import { defineConfig } from "vite";
import { callTable } from "./scripts/call-table.ts";
import { lazyFiles } from "./scripts/lazy-files.ts";

// What only pages with forms need does not weigh on those who read.
const forms =
  /\/ui\/(banner|confirm-dialog|dialog|field|password-field|submit-button|waiting)\.tsx|\/features\/members\/(?!session|way-back)/;

// What only those who write need is loaded when they do, and never with what every page runs on.
const writing =
  /node_modules\/(@tiptap|prosemirror-|orderedmap|rope-sequence|w3c-keyname|fast-equals|use-sync-external-store)/;
const framework =
  /node_modules\/(?!lucide-react|diff\/|idb\/|@dnd-kit|@tiptap|prosemirror-|orderedmap|rope-sequence|w3c-keyname|fast-equals|use-sync-external-store)/;

const desk =
  /\/app\/desk\/(?!links)|\/features\/(blogs|photography)\/(desk|manage|editor)\/|\/features\/media\/(chooser|library)|\/features\/members\/(desk-gate|session-ended|manage)|\/ui\/(kept\/|manage\/|leaving|outside|sheet|tags-field)|node_modules\/idb/;
const ordering = /\/features\/photography\/desk\/|node_modules\/@dnd-kit/;
const comparing = /node_modules\/diff\//;

// Few files in place of dozens: on a poor line each request costs more than the bytes that it carries.
const chunks = {
  groups: [
    // First, so that React is here and not with the first library that uses it.
    { name: "framework", test: framework, priority: 4 },
    { name: "editor", test: writing, priority: 3 },
    { name: "comparing", test: comparing, priority: 3 },
    { name: "forms", test: (id: string) => forms.test(id) && !desk.test(id), minShareCount: 2, priority: 2 },
    {
      name: "shared",
      test: (id: string) => !desk.test(id) && !ordering.test(id),
      minShareCount: 2,
      priority: 1,
    },
    // Last, because a chunk takes along what it leans on: by now readers have got what is theirs.
    {
      name: "desk",
      test: (id: string) => desk.test(id) && !ordering.test(id),
      minShareCount: 2,
      priority: 0,
    },
    { name: "collections", test: ordering, minShareCount: 2, priority: 0 },
  ],
};

// How long plugins take says how busy the machine is, and nothing about the site.
const checks = { pluginTimings: false };

export default defineConfig({
  plugins: [callTable(), lazyFiles(), tailwindcss(), reactRouter()],
  build: {
    assetsInlineLimit: 0,
    target: "es2022",
    // The floor of Tailwind 4, but for Chromium: below 120 `:dir()` would be replaced by a list of languages.
    cssTarget: ["chrome120", "firefox128", "ios16.4", "safari16.4"],
  },
  environments: {
    client: { build: { rolldownOptions: { checks, output: { codeSplitting: chunks } } } },
    ssr: { build: { rolldownOptions: { checks } } },
  },
  // Development: what the browser needs is found at once, and not in the middle of the first page.
  optimizeDeps: { entries: ["app/**/*.tsx", "admin/**/*.tsx", "features/**/*.tsx", "ui/**/*.tsx"] },
  server: { watch: { ignored: ["**/data/**", "**/build/**"] } },
});
