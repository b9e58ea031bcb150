import { DatabaseSync } from "node:sqlite";
import { expect, it } from "vitest";
import { worded } from "#messages";
import { engine, useSite } from "#test/harness.ts";
import { addPerson } from "#test/people.ts";
import { useMailServer } from "#test/servers/mail-server.ts";

const server = useMailServer();
const site = useSite(() => ({ env: { SMTP_URL: server.url } }));

const sendAll = async () => {
  site.services.emails.wake();
  await site.services.emails.idle();
};
const rows = () => {
  const jobs = site.services.db.queries.selectFrom("jobs").select(["state", "problem"]);
  return jobs.where("queue", "=", "emails").execute();
};

/** Lets the database refuse some writes. Returns a function that ends this. */
function refuse(writes: string): () => void {
  const change = (statement: string) => {
    const file = new DatabaseSync(`${site.place.folder}/site.sqlite`);
    file.exec(statement);
    file.close();
  };
  change(`create trigger refused before ${writes} begin select raise(abort, 'no space left'); end`);
  return () => change("drop trigger refused");
}

it.skipIf(engine === "postgres")("sends no email twice when it cannot note that it was sent", async () => {
  const { id } = await addPerson(site, "Gets One Email");
  const accept = refuse("delete on emails");
  const admin = await site.bearer();
  expect((await site.call(`PUT /api/members/${id}`, { disabled: true }, admin)).status).toBe(200);
  await sendAll();
  expect(server.emails).toHaveLength(1);
  accept();
  site.clock.set("2026-03-10T09:02:00.000Z");
  await sendAll();
  expect([server.emails.length, await rows()]).toEqual([1, []]);
});

it.skipIf(engine === "postgres")("does not blame the mail server when it cannot write an email", async () => {
  const { email } = await addPerson(site, "Forgets It", { withPassword: true });
  const accept = refuse("insert on reset_tokens");
  expect((await site.call("POST /api/auth/forgot-password", { email })).status).toBe(202);
  await sendAll();
  const [{ state, problem = "" } = {}] = await rows();
  expect([state, worded(problem)]).toEqual(["queued", "The site could not write this email."]);
  accept();
  site.clock.set("2026-03-10T09:10:00.000Z");
  await sendAll();
  expect([server.emails.length, await rows()]).toEqual([2, []]);
});
