import type { Plugin, Rolldown } from "vite";
import { languagePlaceholder, placeholder } from "./browser-files.ts";
import { functionOf, helpersIn, languages, messagesIn } from "./files.ts";

const imported = /import \{ (m|m, messageLanguage|messageLanguage) \} from "#messages";/;
const used = /\bm\.([a-z][A-Za-z0-9]*)\.([a-z][A-Za-z0-9]*)\b/g;

const inDevelopment = "\0messages";

/** Leaves placeholders for messages in the browser's files. On the server all share the same messages. */
export function messages(): Plugin {
  const translations = languages().map(messagesIn);
  return {
    name: "messages",
    enforce: "pre",
    resolveId(name, importer) {
      if (name !== "#messages") return;
      if (this.environment.name !== "client") return { id: name, external: true };
      if (this.environment.mode === "dev") return inDevelopment;
      throw new Error(`${importer} does not import { m } from "#messages".`);
    },
    load(id) {
      if (id === inDevelopment) return developmentModule();
    },
    transform(code) {
      const { name, mode } = this.environment;
      if (name !== "client" || mode === "dev" || !imported.test(code)) return;
      const replaced = code
        .replace(imported, "")
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

/** All messages in all languages: the browser takes those of its page. */
function developmentModule(): string {
  const tables = languages().map((language) => {
    const texts = [...messagesIn(language).values()].map(
      (message) => `"${message.id}":${functionOf(message)}`,
    );
    return `${language}:(()=>{${Object.values(helpersIn(language)).join("")}return{${texts.join(",")}}})()`;
  });
  return `const tables={${tables.join(",")}};
export const messageLanguage=()=>document.documentElement.lang.split("-",1)[0] in tables?document.documentElement.lang.split("-",1)[0]:"en";
const text=(area,name)=>(v)=>(tables[messageLanguage()][area+"."+name]??tables.en[area+"."+name])(v);
export const m=new Proxy({},{get:(_,area)=>new Proxy({},{get:(_,name)=>text(area,name)})});`;
}
