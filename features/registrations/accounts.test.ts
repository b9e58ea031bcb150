import { expect, it } from "vitest";
import { addEvent, addGuests, guestOf } from "#test/guests.ts";
import { openNode, useSite } from "#test/harness.ts";
import { addPerson, password } from "#test/people.ts";

const site = useSite();

it("deletes six accounts while guests of the same events confirm, cancel and register", async () => {
  const node = await openNode(site);
  const nodeFor = (at: number) => (at % 2 ? node : site);
  const ids: string[] = [];
  for (let n = 1; n <= 3; n += 1) ids.push((await addEvent(site, { capacity: "3" }))._id);
  const admin = await site.bearer();
  const members = [];
  for (let n = 1; n <= 6; n += 1) members.push(await addPerson(site, `Leaves ${n}`, { withPassword: true }));
  const tokens: string[] = [];
  for (const id of ids) {
    for (const { email } of members)
      tokens.push(...(await addGuests(site, id, 1, { email, emailKey: email })));
    tokens.push(...(await addGuests(site, id, 4)));
  }
  const confirm = (token: string, at: number) => guestOf(nodeFor(at), token).confirm();
  for (const token of tokens.filter((_, at) => at % 3 === 0)) await confirm(token, 0);

  const deletions = members.map(({ signedIn }, at) =>
    nodeFor(at).call("POST /api/users/delete-account", { password, comments: "keep" }, signedIn),
  );
  const others = [
    ...tokens.map(async (token, at) => {
      await confirm(token, at);
      await guestOf(nodeFor(at), token).cancel();
      return confirm(token, at);
    }),
    ...members.map(({ email, signedIn }, at) =>
      nodeFor(at).call(`POST /api/events/${ids[at % 3]}/registration`, { name: "Again", email }, signedIn),
    ),
    ...ids.map((id, at) =>
      nodeFor(at).call(`POST /api/events/${id}/guests`, { name: "By Hand", full: "wait" }, admin),
    ),
  ];
  const statuses = (await Promise.all([...deletions, ...others])).map(({ status }) => status);
  expect(statuses.slice(0, 6)).toEqual([200, 200, 200, 200, 200, 200]);
  expect(statuses.filter((status) => status >= 500)).toEqual([]);

  const rows = await site.services.db.queries
    .selectFrom("registrations")
    .select(["eventId", "state", "email"])
    .where("eventId", "in", ids)
    .where("state", "in", ["confirmed", "waiting"])
    .execute();
  expect(rows.filter(({ email }) => email.startsWith("leaves"))).toEqual([]);
  for (const id of ids) {
    const states = rows.filter(({ eventId }) => eventId === id).map(({ state }) => state);
    expect(states.sort()).toEqual(["confirmed", "confirmed", "confirmed", "waiting", "waiting"]);
  }
  await node.close();
});

it("gives the place of a deleted account to the waiting list", async () => {
  const { _id } = await addEvent(site, { title: "Left", capacity: "1" });
  const member = await addPerson(site, "Leaving Guest", { withPassword: true });
  const { email } = member;
  await site.call(`POST /api/events/${_id}/registration`, { name: "Leaving", email }, member.signedIn);
  const [waiting = ""] = await addGuests(site, _id, 1);
  expect((await guestOf(site, waiting).confirm()).status).toBe(200);
  const left = await site.call(
    "POST /api/users/delete-account",
    { password, comments: "keep" },
    member.signedIn,
  );
  expect(left.status).toBe(200);
  expect((await guestOf(site, waiting).read()).body).toMatchObject({ state: "confirmed" });
  const rows = site.services.db.queries.selectFrom("registrations").select("name").where("eventId", "=", _id);
  expect(await rows.execute()).toEqual([{ name: "Guest 1" }]);
});
