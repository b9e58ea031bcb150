import { describe, expect, it } from "vitest";
import { itOnce, useSite } from "#test/harness.ts";
import { addPerson, password } from "#test/people.ts";

const site = useSite({ env: { TRUST_PROXY: "on" } });

const call = (line: string, body: object, from: string) => site.call(line, body, { "x-forwarded-for": from });
const login = (email: string, word: string, from: string) =>
  call("POST /api/auth/login", { email, password: word }, from);

/** Wrong passwords, each from another /64 of one /48. */
function flood(site: number, count: number, email: (at: number) => string): Promise<{ status: number }>[] {
  return Array.from({ length: count }, (_, at) =>
    login(email(at), "wrong", `2001:db8:${site.toString(16)}:${at.toString(16)}::1`),
  );
}

describe("a flood of wrong passwords from one /48", () => {
  itOnce(
    "shuts nobody out of logging in and signing up, and holds up no administrator from a network of before",
    async () => {
      const { email } = await addPerson(site, "Keeps The Key", { withPassword: true });
      const admin = await addPerson(site, "Runs The Site", { role: "admin", withPassword: true });
      const logIn = () => login(admin.email, password, "2001:db8:a:ffff::1");
      expect((await logIn()).status).toBe(200);
      let answered = 0;
      let tried = 0;
      const isFull = Promise.withResolvers<void>();
      const wrong = flood(0xa, 300, (at) => `nobody${at}@example.org`).map(async (answer) => {
        const { status } = await answer;
        answered += 1;
        if (status === 401) tried += 1;
        if (answered === 300 - 101) isFull.resolve(); // one is being checked, 100 wait
        return status;
      });
      await isFull.promise;
      const triedBefore = tried;
      const aheadOf = logIn().then(({ status }) => [status, 100 - (tried - triedBefore)]); // of 100 that wait
      const signup = { name: "New Here", email: "new.here@example.org", password: "a walk by the sea" };
      const answers = await Promise.all([
        login(email, password, "203.0.113.1"),
        call("POST /api/users/register", signup, "203.0.113.2"),
      ]);
      expect(answers.map(({ status }) => status)).toEqual([200, 201]);
      expect(await aheadOf).toEqual([200, expect.toSatisfy((ahead: number) => ahead > 50)]);
      const statuses = new Set(await Promise.all(wrong));
      expect(statuses).toContain(503);
      expect([...statuses].filter((status) => ![401, 429, 503].includes(status))).toEqual([]);
    },
  );

  it("is limited to 400 in 15 minutes, and for one account to 30 a day", async () => {
    const { limits } = site.services;
    for (let at = 0; at < 400; at += 1) await limits.count("login from one network", "2001:db8:c::/48");
    expect((await login("somebody@example.org", "wrong", "2001:db8:c:1::1")).status).toBe(429);

    const { email } = await addPerson(site, "Is Guessed From One House", { withPassword: true });
    const guesses = await Promise.all(flood(0xd, 40, () => email));
    expect(guesses.filter(({ status }) => status === 401)).toHaveLength(30);
    expect((await login(email, password, "203.0.113.3")).status).toBe(200);
  });
});
