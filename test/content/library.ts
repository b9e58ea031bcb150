import { publishBlog } from "#features/blogs/writing/publishing.server.ts";
import type { MediaEntry, MediaUse } from "#features/media/library/contract.ts";
import { type Uploaded, uploadFile } from "#test/files/files.ts";
import { type Called, type TestSite, useSite } from "#test/harness.ts";
import { type Person, usePerson } from "#test/people.ts";
import { blob, sendForm, somePicture } from "#test/uploads.ts";

type Shown = { inText?: MediaEntry; cover?: MediaEntry; alt?: string };

/** A site with an admin, and helpers for the media library. */
export type Library = {
  site: TestSite;
  admin: Person;
  member: Person;
  /** Uploads a picture with an alternative text. */
  add(alt: string): Promise<MediaEntry>;
  /** Uploads bytes under a file name. */
  upload(name: string, bytes: Buffer): Promise<Uploaded>;
  call<Body>(line: string, body?: object): Promise<Called<Body>>;
  read(id: string): Promise<MediaEntry & { uses: MediaUse[] }>;
  list(query: string): Promise<MediaEntry[]>;
  /** Publishes a blog with a picture in its text or as its cover. Returns its id. */
  write(title: string, shown: Shown): Promise<string>;
  /** Records that a blog uses a picture. */
  note(blogId: string, mediaId: string): Promise<void>;
};

export function useLibrary(env: Record<string, string> = {}): Library {
  const site = useSite({ env });
  const admin = usePerson(site, "Curates Pictures", { role: "admin" });
  const member = usePerson(site, "Reads Only");
  const call = <Body>(line: string, body?: object) => site.call<Body>(line, body, admin.signedIn);
  const note = async (blogId: string, mediaId: string) => {
    const noted = site.services.db.queries
      .insertInto("documentMedia")
      .values({ kind: "blog", ref: blogId, mediaId, current: 0 });
    await noted.onConflict((conflict) => conflict.doNothing()).execute();
  };
  return {
    site,
    admin,
    member,
    call,
    upload: (name, bytes) => uploadFile(site, admin.signedIn, [name, bytes]),
    async add(alt) {
      const form = { file: blob(await somePicture("teal", 400, 300)), alt };
      const { status, body } = await sendForm<MediaEntry>(site, "POST /api/media", form, admin.signedIn);
      if (status !== 201) throw new Error(`The picture was not taken: ${status}.`);
      return body;
    },
    read: async (id) => (await call<MediaEntry & { uses: MediaUse[] }>(`GET /api/media/${id}`)).body,
    list: async (query) => (await call<MediaEntry[]>(`GET /api/media?${query}`)).body,
    async write(title, { inText, cover, alt = "" }) {
      const image = inText ? `<p><img src="${inText.url}" alt="${alt}" /></p>` : "";
      const { id } = await publishBlog(await site.ctx(admin.email), {
        title,
        content: `<p>Words.</p>${image}`,
        section: "programmes",
        subcategory: "Rights",
        tags: ["one", "two"],
        ...(cover ? { cover: { id: cover._id, alt: cover.alt, caption: "" } } : {}),
      });
      if (!id) throw new Error("The blog was not published.");
      if (inText) await note(id, inText._id);
      return id;
    },
    note,
  };
}
