import { z } from "zod";
import { member } from "./member-schema.ts";

const text = z.string();
const nullable = z.string().nullable();
const content = nullable.describe("null once the texts of an export reach 20 MB");
const list = <Shape extends z.ZodRawShape>(shape: Shape) => z.array(z.object(shape));
const periods = list({ createdAt: text, expiresAt: text });
const document = { title: text, createdAt: text, publishedAt: nullable, deletedAt: nullable };

/** Everything that is stored about a member. */
export const exported = z.object({
  profile: member,
  verifiedAt: nullable.describe("when the address was verified"),
  translationEmails: z.boolean().describe("whether emails about translations come"),
  sessions: periods,
  passwordLinks: periods.describe("links to a new password that are still valid"),
  verificationLinks: periods,
  networks: list({ usedAt: text }).describe("networks used for a login in 30 days"),
  articles: list({ blog: text, ...document, content, updatedAt: text }),
  saves: list({ blog: text, version: z.number(), title: text, content, savedAt: text }),
  collections: list({ collection: text, ...document, description: text }),
  uploads: list({
    file: text,
    kind: text,
    contentType: text,
    bytes: z.number(),
    alt: text,
    createdAt: text,
  }),
  comments: list({
    blog: text,
    date: text,
    text,
    removedAt: nullable.describe("an admin has taken it down"),
    removedFor: text.describe("why"),
    waitsSince: nullable.describe("only its writer sees it until an admin has decided"),
    reply: text.describe("of the institute"),
  }),
  replies: list({ blog: text, date: nullable, text }).describe("to comments, in the institute's name"),
  likes: list({ blog: text, date: text }),
  registrations: list({
    event: text,
    title: text,
    name: text,
    email: text,
    companions: z.number(),
    answers: z.record(text, text).describe("by the id of the question"),
    state: text,
    createdAt: text,
    confirmedAt: nullable,
    cancelledAt: nullable,
    arrivals: list({
      date: nullable.describe("null if the date is not in the series any more"),
      arrived: z.number(),
    }).describe("how many of the guest and the companions came"),
  }).describe("for events, also those made without the account from its verified address"),
  bylines: list({
    blog: text,
    title: nullable.describe("null if the member may not read it"),
    role: z.string().describe("author, with, or a contributor's role such as editor"),
  }).describe("articles that name the member, or the member's person"),
  person: z
    .object({
      person: text,
      name: text,
      role: text,
      department: text,
      biography: text,
      email: text,
      links: z.array(text),
      orcid: text,
      givenName: text,
      familyName: text,
      portrait: nullable.describe("the file"),
      createdAt: text,
      publishedAt: nullable,
      deletedAt: nullable,
    })
    .nullable()
    .describe("the person of the institute that is linked to the account"),
});
