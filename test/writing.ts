import sharp from "sharp";
import type { WrittenBlog } from "#features/blogs/writing-contract.ts";
import type { Called, Refused, TestSite } from "./harness.ts";

export type Answered = Called<WrittenBlog & Refused>;

/** A whole article, to be changed where a test is about something. */
export const article = {
  title: "Forty benches for the river walk",
  content: "<p>Sit down.</p>",
  section: "publications",
};

/** What somebody does at the desk of a site: fields are sent as JSON. */
export function writingApi(site: TestSite, signedIn: { authorization: string }) {
  const call = <Body = Refused>(line: string, body?: object) => site.call<Body>(line, body, signedIn);
  return {
    call,
    add: (fields: object) => call<Answered["body"]>("POST /api/blogs/add", fields),
    update: (id: string, fields: object) => call<Answered["body"]>(`PUT /api/blogs/${id}`, fields),
    read: (id: string) => call<Answered["body"]>(`GET /api/blogs/${id}/writing`),
    /** The same as forms, with files. */
    send: (line: string, fields: Record<string, string | Blob>) => sendForm(site, signedIn, line, fields),
  };
}

async function sendForm(
  site: TestSite,
  headers: { authorization: string },
  line: string,
  fields: Record<string, string | Blob>,
): Promise<Answered> {
  const [method, path = ""] = line.split(" ");
  const body = new FormData();
  for (const [name, value] of Object.entries(fields)) body.append(name, value);
  const answer = await site.fetch(path, { method, headers, body });
  return { status: answer.status, headers: answer.headers, body: (await answer.json()) as Answered["body"] };
}

/** A picture of one colour, as a file that somebody chooses. */
export async function pictureFile(colour: string): Promise<Blob> {
  const picture = sharp({ create: { width: 400, height: 300, channels: 3, background: colour } });
  return new Blob([Uint8Array.from(await picture.jpeg().toBuffer())], { type: "image/jpeg" });
}

/** The fields that an answer finds faulty. */
export function faultsIn({ body }: { body: Partial<Refused> }): string[] {
  return (body.errors ?? []).map(({ path }) => path);
}
