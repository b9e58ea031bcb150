import { expect, it } from "vitest";
import { countStranger } from "#features/emails/strangers.server.ts";
import { contextFor } from "#server/services.ts";
import { addEvent, sentEmails } from "#test/content/guests.ts";
import { useSite } from "#test/harness.ts";

const site = useSite({ env: { TRUST_PROXY: "on" } });

let guests = 0;
const register = (id: string, from: string, fields = {}) => {
  guests += 1;
  const body = { name: "Ada Guest", email: `guest.${guests}@ceilings.example`, ...fields };
  return site.call(`POST /api/events/${id}/registration`, body, { "x-forwarded-for": from });
};
const signUp = (email: string, from: string) =>
  site.call(
    "POST /api/users/register",
    { name: "New Member", email, password: "a path along the sea" },
    { "x-forwarded-for": from },
  );
const subjectsTo = async (address: string) => (await sentEmails(site, address)).map(({ subject }) => subject);
/** Sends registrations from several clients of one network. */
async function flood(id: string, network: number, { count, website }: { count: number; website?: string }) {
  const answers: Record<string, number> = {};
  for (let n = 0; n < count; n += 1) {
    const from = `2001:db8:${network}:${n % 5}::1`;
    const { status, headers } = await register(id, from, { website });
    const answer = `${status} ${headers.has("retry-after")}`;
    answers[answer] = (answers[answer] ?? 0) + 1;
  }
  return answers;
}
const later = "2026-03-10T09:15:00.000Z";

it("gives one network a quarter of an event's emails, and then lets emails to guests of others wait", async () => {
  const { _id } = await addEvent(site, { title: "Flooded" });
  expect(await flood(_id, 1, { count: 26 })).toEqual({ "202 false": 25, "429 true": 1 });
  const busy = await register(_id, "2001:db8:1:9::1");
  expect(busy.body.msg).toMatch(/^Many people .* Please try again in \d+ minutes\.$/);
  const page = await site.fetch(`/blogs/${_id}`);
  const form = await site.fetch(`${page.url.replace(site.url, "")}/register`, {
    method: "POST",
    headers: { "x-forwarded-for": "2001:db8:1:9::1" },
    body: new URLSearchParams({ name: "Ada", email: "form@ceilings.example" }),
  });
  expect([form.status, Number(form.headers.get("retry-after")) > 60]).toEqual([429, true]);
  expect(await form.text()).toContain("Many people");
  expect((await register(_id, "203.0.113.5", { email: "ada@ceilings.example" })).status).toBe(202);
  expect(await subjectsTo("ada@ceilings.example")).toHaveLength(1);
  for (const network of [2, 3, 4])
    expect(await flood(_id, network, { count: 25 })).toEqual({ "202 false": 25 });
  expect((await register(_id, "203.0.113.5", { email: "eve@ceilings.example" })).status).toBe(202);
  expect(await subjectsTo("eve@ceilings.example")).toEqual([]);
  site.clock.set(later);
  expect(await subjectsTo("eve@ceilings.example")).toEqual(["Confirm your registration: Flooded"]);
});

it("lets the emails to new members and guests wait when the site has sent as many as it may", async () => {
  site.clock.set("2026-03-10T12:00:00.000Z");
  const { _id } = await addEvent(site, { title: "Another" });
  const askFrom = (clientKey: string) => countStranger(contextFor(site.services, null, { clientKey }));
  for (let n = 0; n < 50; n += 1) await askFrom("2001:db8:51:1::/64");
  expect((await signUp("same@ceilings.example", "2001:db8:51:2::1")).status).toBe(429);
  expect((await signUp("first@ceilings.example", "203.0.113.77")).status).toBe(201);
  expect(await subjectsTo("first@ceilings.example")).toHaveLength(1);
  for (let n = 0; n < 149; n += 1) await askFrom(`2001:db8:${52 + (n % 3)}:1::/64`);
  expect((await signUp("admin@example.org", "203.0.113.78")).status).toBe(409); // counts for nothing
  expect((await signUp("new@ceilings.example", "203.0.113.78")).status).toBe(201);
  expect((await register(_id, "203.0.113.78", { email: "ben@ceilings.example" })).status).toBe(202);
  expect([await subjectsTo("new@ceilings.example"), await subjectsTo("ben@ceilings.example")]).toEqual([
    [],
    [],
  ]);
  site.clock.set("2026-03-10T12:15:00.000Z");
  expect(await subjectsTo("new@ceilings.example")).toHaveLength(1);
  expect(await subjectsTo("ben@ceilings.example")).toHaveLength(1);
});

it("refuses when the emails of the next hour are counted", async () => {
  site.clock.set("2026-03-10T14:00:00.000Z");
  const due: Record<string, number> = {};
  for (let n = 0; n < 1000; n += 1) {
    const clientKey = `2001:db8:${100 + (n % 25)}:1::/64`;
    const at = await countStranger(contextFor(site.services, null, { clientKey }));
    due[at.slice(11, 16)] = (due[at.slice(11, 16)] ?? 0) + 1;
  }
  expect(due).toEqual({ "14:00": 200, "14:15": 200, "14:30": 200, "14:45": 200, "15:00": 200 });
  expect((await signUp("late@ceilings.example", "203.0.113.80")).status).toBe(429);
});

it("limits the registrations of a network, whatever they make the site send", async () => {
  const { _id } = await addEvent(site);
  const answers = await flood(_id, 6, { count: 201, website: "https://example.com" });
  expect(answers).toEqual({ "202 false": 200, "429 true": 1 });
  expect((await register(_id, "2001:db8:6:8::1")).body.msg).toContain("Too many attempts");
});
