import type { Plugin, Rolldown } from "vite";
import { languagePlaceholder, placeholder } from "./browser-files.ts";
import { withEnglishMarks } from "./english-marks.ts";
import { functionOf, helpersIn, lackingIn, languages, messagesIn } from "./files.ts";

const imported = /import \{ (lacks, )?(m|m, messageLanguage|messageLanguage) \} from "#messages";/;
const used = /\bm\.([a-z][A-Za-z0-9]*)\.([a-z][A-Za-z0-9]*)\b/g;

/** Leaves placeholders for messages in the browser's files. On the server all share the same messages. */
export function messages(): Plugin {
  const translations = languages().map(messagesIn);
  const lacking = lackingAnywhere();
  return {
    name: "messages",
    apply: "build",
    enforce: "pre",
    resolveId(name, importer) {
      if (name !== "#messages") return;
      if (this.environment.name !== "client") return { id: name, external: true };
      throw new Error(`${importer} does not import { m } from "#messages".`);
    },
    transform(source, file) {
      const code = withEnglishMarks(source, file, lacking);
      if (this.environment.name !== "client") return code === source ? undefined : { code, map: null };
      if (!imported.test(code)) return;
      const replaced = code
        .replace(imported, "")
        .replaceAll(/\blacks\("(\w+)\.(\w+)"\)/g, "$$lacks_$1_$2")
        .replaceAll("messageLanguage()", languagePlaceholder)
        .replace(used, "$$m_$1_$2");
      return { code: replaced, map: null };
    },
    // The names of files come from their contents before the texts are in them.
    augmentChunkHash({ modules }: Rolldown.RenderedChunk) {
      const code = Object.values(modules)
        .map((module) => module.code ?? "")
        .join("\n");
      const ids = new Set([...code.matchAll(placeholder)].map(([, area, name]) => `${area}.${name}`));
      const texts = [...ids].map((id) => translations.map((messages) => messages.get(id)?.body));
      return texts.length > 0 ? JSON.stringify(texts) : undefined;
    },
  };
}

const lackingAnywhere = () => new Set(languages().flatMap((language) => lackingIn(language)));

/** In development and in tests of single parts: the browser gets all messages at once, and the server those that it has. */
export function allMessages(): Plugin {
  const [client, server] = ["\0all-messages", "\0server-messages"];
  const lacking = lackingAnywhere();
  return {
    name: "all-messages",
    enforce: "pre",
    resolveId(name) {
      if (name === "#messages") return this.environment.name === "client" ? client : server;
    },
    load(id) {
      if (id === client) return moduleOfAll();
      if (id === server) return serverModule();
    },
    transform(source, file) {
      const code = withEnglishMarks(source, file, lacking);
      return code === source ? undefined : { code, map: null };
    },
  };
}

/** Vite would make a copy of the module, which does not know the language of a request. */
function serverModule(): string {
  const root = JSON.stringify(`${process.cwd()}/`);
  return `const { createRequire } = process.getBuiltinModule("node:module");
export const { m, inLanguage, lacks, messageLanguage, messageLanguageFor, messageLanguages, unworded, worded } = createRequire(${root})("#messages");`;
}

function moduleOfAll(): string {
  const tables = languages().map((language) => {
    const texts = [...messagesIn(language).values()].map(
      (message) => `"${message.id}":${functionOf(message)}`,
    );
    return `${language}:(()=>{${Object.values(helpersIn(language)).join("")}return{${texts.join(",")}}})()`;
  });
  return `const tables={${tables.join(",")}};
export const messageLanguage=()=>{const [language]=document.documentElement.lang.split("-",1);return language in tables?language:"en"};
export const lacks=(id)=>!(id in tables[messageLanguage()]);
const text=(area,name)=>(v)=>(tables[messageLanguage()][area+"."+name]??tables.en[area+"."+name])(v);
export const m=new Proxy({},{get:(_,area)=>new Proxy({},{get:(_,name)=>text(area,name)})});`;
}
