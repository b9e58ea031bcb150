import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { expect, it } from "vitest";
import { contextFor } from "#server/services.ts";
import { addEvent, addGuests } from "#test/content/guests.ts";
import { engine, openSite } from "#test/harness.ts";
import { emptyLog, removeGuests } from "./removal.server.ts";

// PostgreSQL keeps its files elsewhere and clears them by its own vacuum.
it.skipIf(engine === "postgres")(
  "leaves nothing of deleted guests on the disk while the site runs",
  async () => {
    const site = await openSite();
    const { _id } = await addEvent(site);
    const guest = "velmorbundakh@guests.example";
    await addGuests(site, _id, 300, { email: guest });
    const files = () =>
      readdirSync(site.place.folder)
        .filter((name) => name.startsWith("site.sqlite"))
        .filter((name) => readFileSync(join(site.place.folder, name)).includes(guest));
    expect(files()).not.toEqual([]);
    site.clock.set("2026-06-12T00:00:00.000Z");
    await removeGuests(contextFor(site.services, null));
    expect(files()).toEqual([]);
    expect((await site.fetch("/readyz")).status).toBe(200); // reads and writes go on

    // A backup that reads what was before keeps the log until it has ended.
    site.clock.set("2026-03-10T09:00:00.000Z");
    const other = await addEvent(site);
    await addGuests(site, other._id, 300, { email: guest });
    const backup = new DatabaseSync(join(site.place.folder, "site.sqlite"), { readOnly: true });
    backup.exec("begin; select count(*) from registrations");
    site.clock.set("2026-06-12T00:00:00.000Z");
    await removeGuests(contextFor(site.services, null));
    expect(files()).not.toEqual([]);
    backup.exec("commit");
    backup.close();
    await emptyLog(contextFor(site.services, null));
    expect(files()).toEqual([]);
    await site.close();
  },
);
