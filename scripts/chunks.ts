import { parse } from "node:path";

/** Whether a module is in one of these folders of the project. */
const inside =
  (...folders: string[]) =>
  (id: string) =>
    folders.some((folder) => id.replaceAll("\\", "/").includes(`/${folder}/`));

const react = inside(
  ...["react", "react-dom", "react-router", "scheduler"].map((name) => `node_modules/${name}`),
);
const editor =
  /node_modules\/(@tiptap|@floating-ui|prosemirror-|orderedmap|rope-sequence|w3c-keyname|fast-equals|use-sync-external-store)/;
const comparing = inside("node_modules/diff");
const ordering = inside("admin/collections", "node_modules/@dnd-kit");
const admin = inside("admin");
const icons = inside("node_modules/lucide-react");
// In a shared chunk, its style sheet would come again after those of other pages.
const root = /\/app\/(root\.tsx|app\.css)/;
const isPublic = (id: string) => !admin(id) && !ordering(id) && !root.test(id);

const page = (names: string) => new RegExp(`/app/pages/(${names})`);
const home = page("home\\.");
const article = page("blog\\.");
const list = page("blogs\\.|search\\.|section-listing|event-listing");
const form = page("setup|login|signup|forgot-password|reset-password|verify-email|profile|regist");
const everyPage = /\/app\/(root|layout|entry\.client)\.tsx/;

type Modules = {
  getModuleInfo(id: string): { isEntry: boolean; importers: string[]; dynamicImporters: string[] } | null;
};

/** The pages and the lazily loaded parts for readers that import a module, and whether forms preview it. */
function usersOf(id: string, modules: Modules) {
  const importing = [id];
  const pages: string[] = [];
  const parts: string[] = [];
  let isPreviewed = false;
  for (const module of importing) {
    const { isEntry = false, importers = [], dynamicImporters = [] } = modules.getModuleInfo(module) ?? {};
    if (isEntry) pages.push(module);
    else if (!dynamicImporters.every(admin)) parts.push(module);
    if (importers.some(admin)) isPreviewed = true;
    importing.push(...importers.filter((importer) => !admin(importer) && !importing.includes(importer)));
  }
  return { pages, parts, isPreviewed };
}

/** Names of chunks. What a module imports is shown by at least as many pages, so it is in the same or an earlier one. */
const shared = [
  "shared",
  "common",
  "listed",
  "cards",
  "texts",
  "lists",
  "answers",
  "reading",
  "forms",
  "parts",
];

/** The chunk of what several pages show, by the pages that most members open: each loads little that it does not show. */
function sharedBy(id: string, modules: Modules): string | null {
  const { pages, parts } = usersOf(id, modules);
  if (pages.some((page) => everyPage.test(page))) return "shared";
  if (pages.length < 2) return pages.length === 0 && parts.length > 1 ? "parts" : null;
  const [onHome, onArticle, onList, onForm] = [home, article, list, form].map((some) =>
    pages.some((page) => some.test(page)),
  );
  const onOthers = pages.some((page) => ![home, article, list, form].some((some) => some.test(page)));
  if ((onHome && onArticle) || (onList && onForm)) return "common";
  if (onHome) return "cards";
  if (onList) return onArticle ? "listed" : "lists";
  if (onOthers) return onArticle ? "texts" : "reading";
  return onArticle ? "answers" : "forms";
}

const only = (name: string) => (id: string, modules: Modules) =>
  sharedBy(id, modules) === name ? name : null;

/** What only one page shows, so that its readers do not load the forms that preview it. */
function partsOf(id: string, modules: Modules): string | null {
  const { pages, parts, isPreviewed } = usersOf(id, modules);
  const [page = parts[0]] = pages;
  return isPreviewed && page && page !== id ? `${parse(page).name}-parts` : null;
}

// Few files instead of dozens: on a slow line each request costs more than the bytes it carries.
export const chunks = {
  groups: [
    // First, or React would end up with the first library that imports it.
    { name: "framework", test: react, priority: 5 },
    { name: "editor", test: editor, priority: 4 },
    { name: "comparing", test: comparing, priority: 4 },
    // A chunk takes its dependencies along, so what most pages show comes first.
    ...shared.map((name, index) => ({ name: only(name), test: isPublic, priority: 3 - index / 10 })),
    { name: partsOf, test: isPublic, priority: 1 },
    {
      name: "admin",
      test: (id: string) => (admin(id) || icons(id)) && !ordering(id),
      minShareCount: 2,
      priority: 0,
    },
    { name: "collections", test: ordering, minShareCount: 2, priority: 0 },
  ],
};
