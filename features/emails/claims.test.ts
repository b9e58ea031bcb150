import { expect, it } from "vitest";
import type { Queries } from "#db/engine.ts";
import { claimJobs } from "#features/jobs/store.server.ts";
import { queueMails } from "#features/registrations/guest-emails.store.server.ts";
import { addEvent, addGuests } from "#test/content/guests.ts";
import { engine, openNode, useSite } from "#test/harness.ts";

const now = "2026-03-10T09:00:00.000Z";

const site = useSite();

it("gives each email to one process", async () => {
  const node = await openNode(site);
  const { _id: eventId } = await addEvent(site, { title: "Claimed" });
  await addGuests(site, eventId, 40, { state: "confirmed" });
  const { write } = site.services.db;
  const mail = { batch: "one", kind: "reminder", dueAt: now };
  const guests = { eventId, states: ["confirmed" as const] };
  expect(await write((db) => queueMails(db, guests, mail))).toBe(40);
  expect(await write((db) => queueMails(db, guests, mail))).toBe(0);
  const { engine: its, queries } = site.services.db;
  const claim = (db: Queries) =>
    claimJobs(its, db, {
      queue: "emails",
      claim: "one",
      priority: 1,
      now,
      until: "2026-03-10T09:10:00.000Z",
      count: 5,
    });
  const claims = [write(claim), write(claim), write(claim), write(claim)];
  // A claim that waited for the other one would never return.
  if (engine === "postgres")
    claims.push(
      queries
        .transaction()
        .execute(async (db) => [...(await claim(db)), ...(await node.services.db.write(claim))]),
    );
  const claimed = (await Promise.all(claims)).flat();
  expect(claimed).toHaveLength(engine === "postgres" ? 30 : 20);
  for (let n = 0; n < 5; n += 1) claimed.push(...(await write(claim)));
  expect(new Set(claimed.map(({ id }) => id)).size).toBe(40);
  expect(claimed).toHaveLength(40);
  await node.close();
});
