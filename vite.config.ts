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

// Few files in place of dozens: on a poor line each request costs more than the bytes that it carries.
const chunks = {
  groups: [
    // First, so that React is here and not with the first library that uses it.
    { name: "framework", test: framework, priority: 4 },
    { name: "editor", test: writing, priority: 3 },
    { name: "forms", test: forms, minShareCount: 2, priority: 2 },
    { name: "shared", minShareCount: 2, priority: 1 },
  ],
};

export default defineConfig({
  plugins: [callTable(), lazyFiles(), tailwindcss(), reactRouter()],
  build: { assetsInlineLimit: 0, target: "es2022" },
  environments: {
    client: { build: { rolldownOptions: { output: { codeSplitting: chunks } } } },
  },
  // Development: what the browser needs is found at once, and not in the middle of the first page.
  optimizeDeps: { entries: ["app/**/*.tsx", "features/**/*.tsx", "ui/**/*.tsx"] },
  server: { watch: { ignored: ["**/data/**", "**/build/**"] } },
});
