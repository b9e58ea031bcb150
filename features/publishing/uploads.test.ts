import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import { AppError } from "#core/errors.ts";
import { uploadFiles } from "#features/photography/uploads.server.ts";
import { useSite } from "#test/harness.ts";
import { addPerson } from "#test/people.ts";
import { localDraftCount, somePicture } from "#test/uploads.ts";
import type { UploadedFile } from "./kind.server.ts";
import { withUploads } from "./uploads.server.ts";

const site = useSite({ filled: false });

it("removes the files of a failed save, except what another document has begun to show", async () => {
  const admin = await addPerson(site, "Sends Pictures", { role: "admin" });
  const path = join(site.place.folder, "sent.jpg");
  writeFileSync(path, await somePicture());
  const sent = { path, bytes: 1000, name: "sent.jpg" };
  const ctx = await site.ctx(admin.email);
  const upload = (uploads: UploadedFile[]) =>
    uploadFiles(ctx, { images: [sent, sent], videos: [] }, "images", { ...site.services, uploads });
  const failing = withUploads(ctx, site.services.media, upload, async ([first]) => {
    const media = [{ id: first?.id }];
    const other = { title: "Meanwhile", category: "street", mediaType: "images", media };
    expect((await site.call("POST /api/photography/add", other, admin.signedIn)).status).toBe(201);
    throw new AppError("conflict", "Somebody else was first.");
  });
  await expect(failing).rejects.toThrow("Somebody else was first.");
  const [collection] = await site.json<{ images: string[] }[]>("/api/photography/all");
  expect((await site.fetch(collection?.images[0] ?? "")).status).toBe(200);
  expect(await localDraftCount(site)).toBe(1);
});
