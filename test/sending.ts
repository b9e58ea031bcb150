import type { Called, Refused, TestSite } from "./harness.ts";

/** A file as a form takes it: its bytes and its name; what the browser says of its type is never believed. */
export type SentFile = { bytes: Uint8Array; name?: string; type?: string };

/** Makes a call with a form, such as `POST /api/media`, and reads the answer. A field may have several files. */
export async function send<Body = Refused>(
  site: TestSite,
  line: string,
  form: Record<string, string | SentFile | SentFile[]>,
  headers: Record<string, string> = {},
): Promise<Called<Body>> {
  const data = new FormData();
  for (const [field, value] of Object.entries(form)) {
    if (typeof value === "string") data.append(field, value);
    else
      for (const { bytes, name = "file.jpg", type = "image/jpeg" } of [value].flat()) {
        data.append(field, new Blob([Uint8Array.from(bytes)], { type }), name);
      }
  }
  const [method = "", path = ""] = line.split(" ");
  const answer = await site.fetch(path, { method, headers, body: data });
  return { status: answer.status, headers: answer.headers, body: (await answer.json()) as Body };
}
