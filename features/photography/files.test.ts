import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { afterAll, beforeAll, expect, it } from "vitest";
import { AppError } from "#core/errors.ts";
import { openSite, type TestSite } from "#test/harness.ts";
import { addPerson } from "#test/people.ts";
import { localDraftCount, somePicture } from "#test/uploads.ts";
import { withTaken } from "./files.server.ts";

let site: TestSite;
beforeAll(async () => {
  site = await openSite({ filled: false });
});
afterAll(() => site.close());

it("files of a collection that could not be made go again, but for what another one shows meanwhile", async () => {
  const admin = await addPerson(site, "Sends Pictures", { role: "admin" });
  const path = join(site.place.folder, "sent.jpg");
  writeFileSync(path, await somePicture());
  const sent = { path, bytes: 1000, name: "sent.jpg" };
  const ctx = await site.ctx(admin.email);
  const failing = withTaken(ctx, site.services, { images: [sent, sent], videos: [] }, async ([first]) => {
    const media = [{ id: first?.mediaId }];
    const other = { title: "Meanwhile", category: "street", mediaType: "images", media };
    expect((await site.call("POST /api/photography/add", other, admin.signedIn)).status).toBe(201);
    throw new AppError("conflict", "Somebody else was first.");
  });
  await expect(failing).rejects.toThrow("Somebody else was first.");
  const [collection] = await site.json<{ images: string[] }[]>("/api/photography/all");
  expect((await site.fetch(collection?.images[0] ?? "")).status).toBe(200);
  expect(await localDraftCount(site)).toBe(1);
});
