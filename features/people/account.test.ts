import { expect, it } from "vitest";
import { useSite } from "#test/harness.ts";
import { addPerson, password } from "#test/people.ts";
import { personApi } from "#test/persons.ts";
import { article, writingApi } from "#test/writing.ts";

const site = useSite({ filled: false });

it("a person stays, without an account, when the account is deleted", async () => {
  const api = personApi(site, (await addPerson(site, "An Admin", { role: "admin" })).signedIn);
  const account = await addPerson(site, "Leaving Soon", { withPassword: true });
  const { _id } = await api.add({ title: "Leaving Soon", role: "Researcher", userId: account.id });
  expect((await api.read(_id)).user).toBe(account.id);
  const leaving = { password, comments: "remove" };
  expect((await site.call("POST /api/users/delete-account", leaving, account.signedIn)).status).toBe(200);
  expect(await api.read(_id)).toMatchObject({ name: "Leaving Soon", role: "Researcher", user: null });
  const { body } = await api.call(`GET /api/people/${_id}/writing`);
  expect(body).toMatchObject({ account: null, version: 1 });
});

it("keeps the articles of a deleted account on the person's page, and nothing else of the account", async () => {
  const admin = (await addPerson(site, "Another Admin", { role: "admin" })).signedIn;
  const api = personApi(site, admin);
  const account = await addPerson(site, "Wrote Much", { withPassword: true });
  const { _id } = await api.add({ title: "Wrote Much", userId: account.id });
  await writingApi(site, admin).add({ ...article, title: "Stays here", authors: [{ userId: account.id }] });
  const leaving = { password, comments: "remove" };
  expect((await site.call("POST /api/users/delete-account", leaving, account.signedIn)).status).toBe(200);
  expect(await (await site.fetch("/people/wrote-much")).text()).toContain("Stays here");
  const { body } = await api.call(`GET /api/people/${_id}/writing`);
  expect(body.account).toEqual({ _id: account.id, name: "Wrote Much", email: "" });
  expect((await api.update(_id, { role: "Emeritus", userId: account.id })).status).toBe(200);
  expect((await api.update(_id, { userId: null })).body.account).toBeNull();
  expect((await api.update(_id, { userId: account.id })).status).toBe(400);
});
