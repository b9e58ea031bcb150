import { parse } from "node:path";
import { reactRouter } from "@react-router/dev/vite";
import tailwindcss from "@tailwindcss/vite";
import { defineConfig } from "vite";
import { endpointTable } from "./scripts/endpoint-table.ts";
import { guide } from "./scripts/guide/plugin.ts";
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
const isPublic = (id: string) => !admin(id) && !ordering(id);
// Checks the fields of a publication, in forms only.
const isbn = (id: string) => id.includes("node_modules/isbn3/");
// Admin pages and the profile.
const colours = (id: string) => id.includes("node_modules/culori/");
const drafts = inside("ui/local-drafts", "node_modules/idb");
const forms = inside("ui/forms", "features/members/account", "app/pages/account");
const icons = inside("node_modules/lucide-react");

type Modules = {
  getModuleInfo(id: string): { isEntry: boolean; importers: string[]; dynamicImporters: string[] } | null;
};

/** The pages and lazily loaded parts for readers that import a module, and whether forms preview it. */
function usersOf(id: string, modules: Modules) {
  const importing = [id];
  const pages: string[] = [];
  let isPreviewed = false;
  for (const module of importing) {
    const { isEntry = false, importers = [], dynamicImporters = [] } = modules.getModuleInfo(module) ?? {};
    if (isEntry || !dynamicImporters.every(admin)) pages.push(module);
    if (importers.some(admin)) isPreviewed = true;
    importing.push(...importers.filter((importer) => !admin(importer) && !importing.includes(importer)));
  }
  return { pages, isPreviewed };
}

function sharedBy(id: string, modules: Modules): string | null {
  const { pages, isPreviewed } = usersOf(id, modules);
  const isOnEveryPage = isPreviewed && pages[0]?.includes("/app/root.tsx");
  return pages.length > 1 || isOnEveryPage ? "shared" : null;
}

/** What only one page shows, so that its readers do not load the forms that preview it. */
function partsOf(id: string, modules: Modules): string | null {
  const { pages, isPreviewed } = usersOf(id, modules);
  return isPreviewed && pages[0] && pages[0] !== id ? `${parse(pages[0]).name}-parts` : null;
}

// Few files instead of dozens: on a slow line each request costs more than the bytes it carries.
const chunks = {
  groups: [
    // First, or React would end up with the first library that imports it.
    {
      name: "framework",
      test: (id: string) =>
        id.includes("node_modules") &&
        ![icons, comparing, ordering, drafts, colours, isbn].some((test) => test(id)) &&
        !editor.test(id),
      priority: 5,
    },
    { name: "editor", test: editor, priority: 4 },
    { name: "comparing", test: comparing, priority: 4 },
    { name: "forms", test: forms, minShareCount: 2, priority: 3 },
    { name: "drafts", test: drafts, priority: 3 },
    { name: sharedBy, test: isPublic, priority: 2 },
    { name: partsOf, test: isPublic, priority: 1 },
    // Last, because a chunk takes its dependencies along: what readers share is in their chunk by now.
    { name: "admin", test: (id: string) => admin(id) && !ordering(id), minShareCount: 2, priority: 0 },
    { name: "collections", test: ordering, minShareCount: 2, priority: 0 },
  ],
};

// How long plugins take depends on how busy the machine is, not on the site.
const checks = { pluginTimings: false };

/**
 * One small copy of each library: as packages, all icons and both builds of React would stay in memory. Names stay
 * for the log; in ASCII, a character of the source takes one byte.
 */
const bundled = {
  build: {
    rolldownOptions: {
      checks,
      output: {
        minify: {
          compress: { keepNames: { function: true, class: true } },
          mangle: { keepNames: true },
          codegen: { asciiOnly: true },
        },
      },
    },
  },
  resolve: { noExternal: true as const, external: ["isbn3", "culori/fn"] }, // the server has them
};

export default defineConfig(({ command }) => ({
  plugins: [endpointTable(), guide(), lazyFiles(), tailwindcss(), reactRouter()],
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
