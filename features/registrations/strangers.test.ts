import { beforeEach, describe, expect, it } from "vitest";
import { contextFor } from "#server/services.ts";
import { addEvent, guestOf, sentEmails } from "#test/content/guests.ts";
import { type SentEmail, tokenIn } from "#test/formats/emails.ts";
import { useSite } from "#test/harness.ts";
import { removeUnconfirmed } from "./removal.server.ts";

const now = "2026-03-10T09:00:00.000Z";

const site = useSite({ env: { TRUST_PROXY: "on" } });
beforeEach(() => site.clock.set(now));

let clients = 0;
/** Each from another network by default. Its email is sent before the next one. */
const register = async (
  id: string,
  email: string,
  { from, ...fields }: { from?: string; [name: string]: unknown } = {},
) => {
  clients += 1;
  const client = from ?? `2001:db8:${clients.toString(16)}::1`;
  await site.services.emails.idle();
  return site.call(
    `POST /api/events/${id}/registration`,
    { name: "Ada Guest", email, ...fields },
    { "x-forwarded-for": client },
  );
};
const emailsTo = (address: string) => sentEmails(site, address);
const linkIn = (email: SentEmail | undefined) => guestOf(site, tokenIn(email));

describe("a stranger who knows an address", () => {
  it("does not change what the link of an earlier email confirms", async () => {
    const { _id } = await addEvent(site, { companions: "3" });
    const email = "ada@strangers.example";
    await register(_id, email);
    await register(_id, email, { name: "MALLORY", companions: 3 });
    const [first, second] = await emailsTo(email);
    expect((await linkIn(first).read()).body).toMatchObject({ name: "Ada Guest", companions: 0 });
    expect((await linkIn(second).read()).body).toMatchObject({ name: "MALLORY", companions: 3 });
    expect((await linkIn(first).confirm()).body).toMatchObject({
      state: "confirmed",
      name: "Ada Guest",
      companions: 0,
    });
    // From now on both links are those of the guest's registration.
    expect((await linkIn(second).confirm()).body).toMatchObject({ name: "Ada Guest", companions: 0 });
    const place = (await emailsTo(email)).at(-1);
    expect(place?.text).toContain("Hello Ada Guest,");
    expect((await emailsTo(email)).map(({ raw }) => raw).join()).not.toContain("MALLORY");
  });

  it("does not decide what the guest's own link confirms by being first", async () => {
    const { _id } = await addEvent(site, { companions: "3" });
    const email = "ben@strangers.example";
    await register(_id, email, { name: "MALLORY", companions: 3 });
    site.clock.set("2026-03-11T08:00:00.000Z");
    await register(_id, email, { name: "Ben Guest" });
    site.clock.set("2026-03-11T10:00:00.000Z"); // more than a day after the first
    await removeUnconfirmed(contextFor(site.services, null));
    expect((await linkIn((await emailsTo(email))[1]).confirm()).body).toMatchObject({
      state: "confirmed",
      name: "Ben Guest",
      companions: 0,
    });
  });

  it("leaves a cancelled registration cancelled", async () => {
    const { _id } = await addEvent(site);
    const email = "eve@strangers.example";
    await register(_id, email);
    const own = linkIn((await emailsTo(email))[0]);
    await own.confirm();
    expect((await own.cancel()).body.state).toBe("cancelled");
    await register(_id, email, { name: "MALLORY" });
    expect((await own.read()).body).toMatchObject({ state: "cancelled", name: "Ada Guest" });
    const again = (await emailsTo(email)).at(-1);
    expect(again?.subject).toBe("Confirm your registration: An assembly");
    expect((await linkIn(again).read()).body).toMatchObject({ state: "unconfirmed", name: "MALLORY" });
    site.clock.set("2026-03-11T09:00:01.000Z");
    await removeUnconfirmed(contextFor(site.services, null));
    expect((await linkIn(again).read()).body).toMatchObject({ state: "cancelled", name: "Ada Guest" });
  });

  it("cannot keep the guest from registering, though the emails to one inbox are limited", async () => {
    const [other, wanted] = [await addEvent(site), await addEvent(site, { title: "Wanted" })];
    for (let n = 0; n < 20; n += 1)
      expect(
        (await register(other._id, `carol+${n}@strangers.example`, { from: "198.51.100.7" })).status,
      ).toBe(202);
    const email = "carol@strangers.example";
    for (const _ of "12")
      expect((await register(wanted._id, email, { from: "203.0.113.9" })).status).toBe(202);
    const own = (await emailsTo(email)).map(({ subject }) => subject);
    expect(own).toEqual(["Confirm your registration: Wanted"]);
    expect((await linkIn((await emailsTo(email))[0]).confirm()).body.state).toBe("confirmed");
    const tagged = async () => (await sentEmails(site)).filter(({ to }) => to.startsWith("carol+"));
    expect(await tagged()).toHaveLength(6); // five, and the first of its network and event
    site.clock.set("2026-03-10T10:00:01.000Z");
    expect(await tagged()).toHaveLength(11); // no more than five wait
  });

  it("counts spellings of one Gmail inbox as one", async () => {
    const { _id } = await addEvent(site);
    for (const name of ["dave", "d.ave", "da.ve", "d.a.v.e", "dave+1", "dav.e+2", "d.av.e", "da.v.e"])
      await register(_id, `${name}@${name.length % 2 ? "gmail" : "googlemail"}.com`, {
        from: "198.51.100.8",
      });
    expect((await sentEmails(site)).filter(({ to }) => /mail\.com$/.test(to))).toHaveLength(6);
  });

  it("gets a link that opens nothing else once its entry is deleted", async () => {
    const { _id } = await addEvent(site, { companions: "3" });
    const email = "fay@strangers.example";
    for (const name of ["Fay", "First", "Second"]) await register(_id, email, { name });
    const [first, late] = await emailsTo(email);
    expect((await linkIn(first).confirm()).body.name).toBe("Fay"); // deletes the other entries
    expect((await linkIn(first).cancel()).body.state).toBe("cancelled");
    for (const _ of "12") await register(_id, email, { name: "MALLORY", companions: 3 });
    expect((await linkIn(late).read()).body).toMatchObject({ state: "cancelled", name: "Fay" });
    expect((await linkIn(late).confirm()).body).toMatchObject({ state: "confirmed", name: "Fay" });
  });

  it("does not change a registration by the link of an entry", async () => {
    const { _id } = await addEvent(site, { companions: "3" });
    const email = "gil@strangers.example";
    await register(_id, email, { companions: 3 });
    await register(_id, email, { companions: 2 });
    const [first, second] = await emailsTo(email);
    expect((await linkIn(second).update(1)).status).toBe(409);
    expect((await linkIn(first).read()).body.companions).toBe(3);
    expect((await linkIn(second).read()).body.companions).toBe(2);
  });
});
