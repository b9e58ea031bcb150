import sharp from "sharp";
import type { EditableBlog } from "#features/blogs/writing/contract.ts";
import type { Called, Refused, TestSite } from "./harness.ts";
import { sendForm } from "./uploads.ts";

export type Answered = Called<EditableBlog & Refused>;

/** Default fields of an article. */
export const article = {
  title: "Forty benches for the river walk",
  content: "<p>Sit down.</p>",
  section: "publications",
};

/** Helpers for writing articles with JSON requests. */
export function writingApi(site: TestSite, signedIn: { authorization: string }) {
  const call = <Body = Refused>(line: string, body?: object) => site.call<Body>(line, body, signedIn);
  return {
    call,
    add: (fields: object) => call<Answered["body"]>("POST /api/blogs/add", fields),
    update: (id: string, fields: object) => call<Answered["body"]>(`PUT /api/blogs/${id}`, fields),
    read: (id: string) => call<Answered["body"]>(`GET /api/blogs/${id}/writing`),
    /** Sends multipart forms. */
    send: (line: string, fields: Record<string, string | Blob>) =>
      sendForm<Answered["body"]>(site, line, fields, signedIn),
  };
}

export async function pictureFile(colour: string): Promise<Blob> {
  const picture = sharp({ create: { width: 400, height: 300, channels: 3, background: colour } });
  return new Blob([Uint8Array.from(await picture.jpeg().toBuffer())], { type: "image/jpeg" });
}

export function errorsIn({ body }: { body: Partial<Refused> }): string[] {
  return (body.errors ?? []).map(({ path }) => path);
}
