import { reactRouter } from "@react-router/dev/vite";
import tailwindcss from "@tailwindcss/vite";
import { defineConfig } from "vite";
import { endpointTable } from "./scripts/endpoint-table.ts";
import { lazyFiles } from "./scripts/lazy-files.ts";

/** Whether a module is in one of these folders of the project. */
const inside =
  (...folders: string[]) =>
  (id: string) =>
    folders.some((folder) => id.replaceAll("\\", "/").includes(`/${folder}/`));

const editor =
  /node_modules\/(@tiptap|prosemirror-|orderedmap|rope-sequence|w3c-keyname|fast-equals|use-sync-external-store)/;
const comparing = inside("node_modules/diff");
const ordering = inside("admin/collections", "node_modules/@dnd-kit");
const admin = inside("admin");
// Admin pages and the profile.
const colours = (id: string) => id.includes("node_modules/culori/");
const drafts = inside("ui/local-drafts", "node_modules/idb");
const forms = inside("ui/forms", "features/members/account", "app/pages/account");
const icons = inside("node_modules/lucide-react");

type Modules = {
  getModuleInfo(id: string): { isEntry: boolean; importers: string[]; dynamicImporters: string[] } | null;
};

/** True if at least two pages or lazy parts for readers import a module. */
function isShared(id: string, modules: Modules): boolean {
  const seen = new Set<string>();
  const importing = [id];
  let roots = 0;
  for (const module of importing) {
    if (seen.has(module) || admin(module)) continue;
    seen.add(module);
    const info = modules.getModuleInfo(module);
    if (info?.isEntry || info?.dynamicImporters.some((importer) => !admin(importer))) roots += 1;
    if (roots === 2) return true;
    importing.push(...(info?.importers ?? []));
  }
  return false;
}

// Few files instead of dozens: on a slow line each request costs more than the bytes it carries.
const chunks = {
  groups: [
    // First, or React would end up with the first library that imports it.
    {
      name: "framework",
      test: (id: string) =>
        id.includes("node_modules") &&
        ![icons, comparing, ordering, drafts, colours].some((test) => test(id)) &&
        !editor.test(id),
      priority: 4,
    },
    { name: "editor", test: editor, priority: 3 },
    { name: "comparing", test: comparing, priority: 3 },
    { name: "forms", test: forms, minShareCount: 2, priority: 2 },
    { name: "drafts", test: drafts, priority: 2 },
    // Leaves out what only forms and one page show: readers of every page would load it.
    {
      name: (id: string, modules: Modules) => (isShared(id, modules) ? "shared" : null),
      test: (id: string) => !admin(id) && !ordering(id),
      priority: 1,
    },
    // Last, because a chunk takes its dependencies along: what readers share is in their chunk by now.
    { name: "admin", test: (id: string) => admin(id) && !ordering(id), minShareCount: 2, priority: 0 },
    { name: "collections", test: ordering, minShareCount: 2, priority: 0 },
  ],
};

// How long plugins take depends on how busy the machine is, not on the site.
const checks = { pluginTimings: false };

export default defineConfig({
  plugins: [endpointTable(), lazyFiles(), tailwindcss(), reactRouter()],
  build: {
    assetsInlineLimit: 0,
    target: "es2022",
    // The minimum of Tailwind 4, but Chromium 120: below it, `:dir()` would become a list of languages.
    cssTarget: ["chrome120", "firefox128", "ios16.4", "safari16.4"],
  },
  environments: {
    client: { build: { rolldownOptions: { checks, output: { codeSplitting: chunks } } } },
    ssr: { build: { rolldownOptions: { checks } } },
  },
  // In development, find the browser's dependencies at once instead of during the first page.
  optimizeDeps: { entries: ["{admin,app,features,ui}/**/*.tsx"] },
  server: { watch: { ignored: ["**/data/**", "**/build/**"] } },
});
