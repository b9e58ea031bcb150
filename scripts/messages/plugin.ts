import type { Plugin, Rolldown } from "vite";
import { compiledMessages, functionOf, helpersOf } from "./files.ts";

const imported = 'import { m } from "#messages";';
const used = /\bm\.([a-z][A-Za-z0-9]*)\.([a-z][A-Za-z0-9]*)\b/g;
const placeholder = /\$m_([a-z][A-Za-z0-9]*)_([a-z][A-Za-z0-9]*)(\(\))?/g;

/**
 * Gives each of the browser's files only the sentences that it shows: sources get placeholders, and the finished files
 * the texts. The server imports all messages once.
 */
export function messages(): Plugin {
  const all = compiledMessages();
  const messageOf = (area: string, name: string) => {
    const message = all.get(`${area}.${name}`);
    if (!message) throw new Error(`There is no message ${area}.${name}.`);
    return message;
  };
  const idsIn = (code: string) => [...code.matchAll(placeholder)].map(([, area, name]) => `${area}.${name}`);
  return {
    name: "messages",
    apply: "build",
    enforce: "pre",
    resolveId(name, importer) {
      if (name !== "#messages") return;
      if (this.environment.name === "client")
        throw new Error(`${importer} does not import { m } from "#messages".`);
      return { id: name, external: true };
    },
    transform(code) {
      if (this.environment.name !== "client" || !code.includes(imported)) return;
      const replaced = code
        .replace(imported, "")
        .replace(used, (_, area, name) => `$m_${messageOf(area, name).id.replace(".", "_")}`);
      return { code: replaced, map: null };
    },
    // The names of files come from their contents before the texts are in them.
    augmentChunkHash({ modules }: Rolldown.RenderedChunk) {
      const code = Object.values(modules).map((module) => module.code ?? "");
      const bodies = new Set(idsIn(code.join("\n")).map((id) => all.get(id)?.body));
      return bodies.size > 0 ? [...bodies].join("\n") : undefined;
    },
    generateBundle(_, bundle) {
      if (this.environment.name !== "client") return;
      for (const file of Object.values(bundle)) if (file.type === "chunk") file.code = withTexts(file.code);
    },
  };

  function withTexts(code: string): string {
    const functions = new Map<string, string>();
    const replaced = code.replace(placeholder, (found, area, name, call) => {
      const message = messageOf(area, name);
      if (call) return message.body;
      if (Object.keys(message.values).length === 0) return `(${functionOf(message)})`;
      functions.set(found, functionOf(message));
      return found;
    });
    const definitions = [...functions].map(([name, body]) => `const ${name}=${body};`).join("");
    return [...helpersOf(definitions), definitions, replaced].join("");
  }
}
