import { afterEach, expect, it } from "vitest";
import { forgetFailedEmails } from "#features/emails/emails.server.ts";
import type { Overview } from "#features/overview/contract.ts";
import { contextFor } from "#server/services.ts";
import { addEvent, guestOf } from "#test/content/guests.ts";
import { decoded, tokenIn } from "#test/formats/emails.ts";
import { openSite } from "#test/harness.ts";
import { mailServer } from "#test/servers/mail-server.ts";
import { removeUnconfirmed } from "../removal.server.ts";

const begins = Date.parse("2026-03-10T09:00:00.000Z");
const email = "ada@late.example";

const after: (() => unknown)[] = [];
afterEach(async () => {
  for (const close of after.splice(0).reverse()) await close();
});

/** A site with two emails to an address, the second for an entry, and a mail server that is away. */
async function openWaiting() {
  let isAway = true;
  const server = await mailServer({
    onMailFrom: (_address, _session, done) =>
      done(isAway ? Object.assign(new Error("later"), { responseCode: 451 }) : undefined),
  });
  after.push(server.close);
  const site = await openSite({ env: { SMTP_URL: server.url } });
  after.push(site.close);
  const { _id } = await addEvent(site);
  for (const name of ["Ada Guest", "Ada Entry"])
    expect((await site.call(`POST /api/events/${_id}/registration`, { name, email })).status).toBe(202);
  const passHours = async (from: number, until: number) => {
    for (let hour = from; hour <= until; hour += 1) {
      site.clock.set(new Date(begins + hour * 3600_000).toISOString());
      site.services.emails.wake();
      await site.services.emails.idle();
      await removeUnconfirmed(contextFor(site.services, null));
    }
  };
  const links = () =>
    server.emails.map(({ text }) => tokenIn({ text: decoded(text) })).map((token) => guestOf(site, token));
  const repair = () => {
    isAway = false;
  };
  return { site, server, passHours, links, repair };
}

const namesOf = async (links: ReturnType<typeof guestOf>[]) => {
  const answers = await Promise.all(links.map((link) => link.read()));
  return answers.map(({ status, body }) => body.name ?? String(status)).sort();
};

it("sends a link after 26 hours without a mail server, and keeps it valid for a day", async () => {
  const { passHours, links, repair, server } = await openWaiting();
  await passHours(0, 26);
  repair();
  await passHours(27, 27);
  expect(server.emails).toHaveLength(2);
  await passHours(28, 50);
  expect(await namesOf(links())).toEqual(["Ada Entry", "Ada Guest"]);
  await passHours(51, 52);
  expect(await namesOf(links())).toEqual(["404", "404"]);
});

it("lists an email that it has tried for three days, and sends it again", async () => {
  const { site, passHours, links, repair } = await openWaiting();
  await passHours(0, 80);
  const admin = await site.bearer();
  const { failedEmails } = (await site.call<Overview>("GET /api/admin/overview", undefined, admin)).body;
  expect(failedEmails.items.map(({ name, to }) => `${name} ${to}`)).toEqual(
    Array(2).fill(`Link to confirm a registration ${email}`),
  );
  repair();
  expect((await site.call("POST /api/admin/failed-emails/deliveries", {}, admin)).status).toBe(200);
  await passHours(81, 82);
  expect(await namesOf(links())).toEqual(["Ada Entry", "Ada Guest"]);
  expect((await links()[0]?.confirm())?.body.state).toBe("confirmed");
});

it("forgets an email that nobody has sent again after 30 days, with its registration", async () => {
  const { site, passHours } = await openWaiting();
  await passHours(0, 80);
  site.clock.set("2026-04-09T09:00:01.000Z");
  await forgetFailedEmails(contextFor(site.services, null));
  await removeUnconfirmed(contextFor(site.services, null));
  const { queries } = site.services.db;
  expect(await queries.selectFrom("registrations").select("id").where("email", "=", email).execute()).toEqual(
    [],
  );
});
