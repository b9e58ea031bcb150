import type { Insertable } from "kysely";
import { newId } from "#core/ids.ts";
import type { RegistrationTable } from "#db/schema.ts";
import type { EditableBlog } from "#features/blogs/writing/contract.ts";
import type { OwnRegistration } from "#features/registrations/contract.ts";
import { addRegistration } from "#features/registrations/store.server.ts";
import { tokenOf } from "#features/registrations/tokens.server.ts";
import { emailsIn, type SentEmail } from "#test/formats/emails.ts";
import type { Refused, TestSite } from "#test/harness.ts";

const assembly = {
  title: "An assembly",
  content: "<p>Come.</p>",
  section: "events",
  eventDate: "2026-05-12T18:30",
  registration: true,
};

/** A public event for which guests register, in May. */
export async function addEvent(site: TestSite, fields: object = {}): Promise<EditableBlog> {
  const signedIn = await site.bearer();
  const answer = await site.call<EditableBlog & Refused>(
    "POST /api/blogs/add",
    { ...assembly, ...fields },
    signedIn,
  );
  if (answer.status !== 201) throw new Error(JSON.stringify(answer.body));
  return answer.body;
}

/** Registers guests without the form. They have numbered names. Returns their tokens. */
export async function addGuests(
  { services }: TestSite,
  eventId: string,
  count: number,
  fields: Partial<Insertable<RegistrationTable>> = {},
): Promise<string[]> {
  const createdAt = services.clock().toISOString();
  return services.db.write(async (queries) => {
    const tokens: string[] = [];
    for (let n = 1; n <= count; n += 1) {
      const id = newId();
      const email = `guest.${id}@example.org`;
      await addRegistration(queries, {
        id,
        eventId,
        memberId: null,
        name: `Guest ${n}`,
        email,
        emailKey: email,
        companions: 0,
        answers: "{}",
        state: "unconfirmed",
        waitingNumber: null,
        createdAt,
        changedAt: createdAt,
        confirmedAt: null,
        cancelledAt: null,
        ...fields,
      });
      tokens.push(tokenOf(services.signingKeys, id));
    }
    return tokens;
  });
}

/** The emails of the outbox, all or those to an address. Waits for those that are due. */
export async function sentEmails({ place, services }: TestSite, address?: string): Promise<SentEmail[]> {
  services.emails.wake();
  await services.emails.idle();
  return emailsIn(place.folder).filter(({ to }) => address === undefined || to === address);
}

/** What a guest can do with the link of an email. */
export function guestOf(site: TestSite, token: string) {
  const call = (line: string, fields: object = {}) =>
    site.call<OwnRegistration & Refused>(line, { token, ...fields });
  return {
    read: () => call("POST /api/registrations/own"),
    confirm: () => call("PUT /api/registrations/own/confirmation"),
    update: (companions: number) => call("PUT /api/registrations/own", { companions }),
    cancel: () => call("POST /api/registrations/own/cancellation"),
  };
}
