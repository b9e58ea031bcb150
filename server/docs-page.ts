import { escaped } from "#core/escaped.ts";
import type { OpenApi, Schema } from "./open-api.ts";

type Operation = OpenApi["paths"][string][string];
type Entry = { path: string; method: string; operation: Operation };
type Content = { content?: { "application/json"?: { schema: Schema } } };

export const docsStyle = `
:root { color-scheme: light dark; --ink: light-dark(#17211d, #eceee9); --muted: light-dark(#515c56, #adb7b0);
  --ground: light-dark(#fbfaf6, #0f1513); --surface: light-dark(#fff, #18201d); --line: light-dark(#dcd8cc, #2d3833);
  --brand: light-dark(#0e4a39, #83cdaa); --focus: light-dark(#1d5fd0, #9fc2ff); }
body { margin: 0; padding: 2rem 1.25rem 4rem; background: var(--ground); color: var(--ink);
  font: 17px/1.6 "Source Sans 3", system-ui, sans-serif; }
main { max-width: 60rem; margin: auto; }
h1, h2 { font-family: "Source Serif 4", Georgia, serif; line-height: 1.15; }
h2 { margin-top: 3rem; text-transform: capitalize; }
article { background: var(--surface); border: 1px solid var(--line); border-radius: 4px; padding: 1rem 1.25rem; margin-top: 1rem; }
h3 { margin: 0; font: 600 1rem/1.5 ui-monospace, monospace; overflow-wrap: anywhere; }
h3 b { color: var(--brand); margin-inline-end: .75ch; }
p { margin: .5rem 0; } .muted, dd { color: var(--muted); }
dl { display: grid; grid-template-columns: minmax(8rem, max-content) 1fr; gap: .25rem 1.25rem; }
dt { font: 600 .9rem/1.7 ui-monospace, monospace; } dd { margin: 0; }
pre { overflow-x: auto; font-size: .85rem; line-height: 1.5; } summary { cursor: pointer; }
a { color: var(--brand); } :focus-visible { outline: 3px solid var(--focus); outline-offset: 2px; }
@media (max-width: 36rem) { dl { grid-template-columns: 1fr; } dd { margin-bottom: .5rem; } }
`;

export function docsPage(site: string, document: OpenApi): string {
  const operations = Object.entries(document.paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({ path, method, operation })),
  );
  const groups = [...new Set(operations.map(({ operation }) => operation.tags[0]))];
  const sections = groups.map((group) => {
    const calls = operations.filter(({ operation }) => operation.tags[0] === group);
    return `<section><h2>${escaped(group)}</h2>${calls.map(endpoint).join("")}</section>`;
  });
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>The API of ${escaped(site)}</title>
<meta name="viewport" content="width=device-width, initial-scale=1"><style>${docsStyle}</style></head><body><main>
<p><a href="/">${escaped(site)}</a></p><h1>The API</h1>
<p>What the pages of this site call, and anybody may. The same for programs:
<a href="/api/docs/openapi.json">OpenAPI document</a>. An error has a fitting status and the body
<code>{ "code", "msg", "errors"?: [{ "path", "code", "msg" }] }</code>.</p>${sections.join("")}</main></body></html>`;
}

function endpoint({ path, method, operation }: Entry): string {
  const parameters = (operation.parameters ?? []).map(
    ({ name, in: source, required, description, schema }) =>
      `<dt>${escaped(name)}</dt><dd>${escaped([source, required ? "required" : "", typeOf(schema), description ?? ""].filter(Boolean).join(" · "))}</dd>`,
  );
  const [status, answer] = Object.entries(operation.responses)[0] ?? ["200", {}];
  return `<article><h3><b>${method.toUpperCase()}</b>${escaped(path)}</h3>
<p>${escaped(operation.summary)}. <span class="muted">${escaped(operation.description)}</span></p>
${parameters.length > 0 ? `<dl>${parameters.join("")}</dl>` : ""}
${shape("Request", operation.requestBody)}${shape(`What comes back, status ${status}`, "content" in answer ? answer : {})}</article>`;
}

function shape(title: string, { content }: Content = {}): string {
  const schema = content?.["application/json"]?.schema;
  if (!schema) return "";
  return `<details><summary>${escaped(title)}</summary><pre>${escaped(outline(schema, 0))}</pre></details>`;
}

/** Names, types and descriptions, indented. */
function outline(schema: Schema, depth: number): string {
  const pad = "  ".repeat(depth + 1);
  if (schema.type === "array") return `[ ${outline(schema.items as Schema, depth)} ]`;
  if (schema.type !== "object" || !schema.properties) return typeOf(schema);
  const lines = Object.entries(schema.properties).map(([name, value]) => {
    const remark = value.description ? `  — ${value.description}` : "";
    return `${pad}${name}: ${outline(value, depth + 1)}${remark}`;
  });
  return `{\n${lines.join("\n")}\n${"  ".repeat(depth)}}`;
}

function typeOf(schema: Schema = {}): string {
  const either = schema.anyOf as Schema[] | undefined;
  const type = schema.enum?.join(" | ") ?? either?.map(typeOf).join(" | ") ?? schema.type ?? "any";
  return schema.default === undefined ? type : `${type}, else ${String(schema.default)}`;
}
