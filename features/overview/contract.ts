import { z } from "zod";
import { endpoints } from "#core/contract.ts";
import { identifier, shortText } from "#core/fields.ts";
import { otherLanguage } from "#features/publishing/contract.ts";
import { everyList, kindNames, type Nouns } from "#features/publishing/kinds.ts";

const at = z.iso.datetime();
const count = z.number().describe("at most 100");
const part = <Item extends z.ZodType>(item: Item) => z.object({ count, items: z.array(item) });
const document = z.object({
  kind: z.enum(kindNames),
  _id: z.string(),
  title: z.string(),
  language: otherLanguage,
  author: z.string(),
  at,
});
const documents = part(document).extend({ kinds: z.array(z.object({ kind: z.enum(kindNames), count })) });

const comment = z.object({
  _id: z.string(),
  name: z.string(),
  text: z.string(),
  at,
  blog: z.object({
    _id: z.string(),
    slug: z.string().nullable(),
    title: z.string(),
    language: otherLanguage,
  }),
});

const failedEmails = z
  .object({
    count: z.number(),
    items: z.array(
      z.object({
        _id: z.string(),
        name: z.string().describe("what the email is about"),
        to: z.string(),
        at,
        problem: z.string().describe("why it was not sent, in a sentence"),
      }),
    ),
  })
  .describe("emails that could not be sent within three days, or that a mail server rejected, latest first");

/** What a new site needs, in the recommended order. */
export const checklistItems = [
  ...(["logo", "contact", "about", "contactPage", "team", "teamPage", "cards"] as const),
  ...(["privacy", "terms", "accessibility", "mail", "article"] as const),
] as const;

const checklist = z.array(
  z.object({ name: z.enum(checklistItems), state: z.enum(["open", "done", "skipped"]) }),
);

/** What can be found by its title or name, besides documents. */
const foundKinds = [...everyList.map(({ noun }) => noun), "member", "file"] as const;
const drafts = count.describe("drafts, at most 100");

export const overviewEndpoints = endpoints({
  waiting: {
    route: "GET /api/admin/waiting",
    summary: "How much waits for an administrator on each screen",
    access: "admins",
    answer: z.object({
      ...(Object.fromEntries(everyList.map(({ nouns }) => [nouns, drafts])) as Record<Nouns, typeof drafts>),
      comments: count.describe("that wait for a decision, at most 100"),
      guests: count.describe("on the waiting lists of events that are not over, at most 100"),
      files: count.describe("in the media library, without alternative text, at most 100"),
      translations: count
        .nullable()
        .describe("of originals that have changed since, at most 100; null: the site has no translations"),
      emails: z.number().describe("that could not be sent"),
    }),
  },
  find: {
    route: "GET /api/admin/find",
    summary: "Documents, members and files by words of their title or name, at most 4 of each kind",
    access: "admins",
    query: z.object({ q: shortText }),
    answer: z.array(
      z.object({
        kind: z.enum(foundKinds),
        _id: z.string(),
        title: z.string(),
        language: z
          .string()
          .optional()
          .describe("of documents, a BCP 47 tag; empty: the language of the site"),
        isDraft: z.boolean(),
      }),
    ),
  },
  read: {
    route: "GET /api/admin/overview",
    summary: "What is waiting for an administrator, recent activity, and the checklist of a new site",
    access: "admins",
    answer: z.object({
      drafts: documents.describe("own drafts first; `at` is when it was saved"),
      scheduled: documents.describe("soonest first; `at` is when it appears"),
      waitingComments: part(comment).describe("that wait for a decision, latest first"),
      comments: part(comment).describe("readers' visible comments of the last 14 days"),
      files: part(
        z.object({
          _id: z.string(),
          name: z.string(),
          kind: z.enum(["image", "video"]),
          picture: z.string().nullable(),
        }),
      ).describe("in the media library, without alternative text"),
      events: z.array(
        z.object({
          type: z.enum(["saved", "published", "commented", "joined", "settings"]),
          at,
          who: z.string().describe("empty for a former member"),
          kind: z.enum(kindNames).nullable(),
          _id: z.string(),
          slug: z.string().nullable(),
          title: z.string().describe("of the document, or the name of a group of settings"),
          language: otherLanguage,
          isGone: z.boolean().describe("the document is deleted or in the trash"),
        }),
      ),
      checklist,
      failedEmails,
      backups: z.object({
        setup: z.enum(["on", "off", "missing"]).describe("off: they are made elsewhere"),
        madeAt: at.nullable().describe("the last one of this site"),
        provenAt: at.nullable(),
        proof: z.string().describe("what was proven then, in a sentence"),
        problem: z.string().describe("why the last attempt failed, in a sentence"),
        nextAt: at.nullable().describe("when the next one is made or tried again"),
        isLate: z.boolean().describe("two or more should have been made since the last one"),
      }),
      mail: z.object({
        server: z.string().nullable().describe("null: none, and emails stay in the outbox"),
        to: z.string().describe("where a test email goes"),
      }),
      sample: z
        .object({ left: z.number(), kept: z.number(), isRemoving: z.boolean() })
        .nullable()
        .describe("null: the sample institute is not on the site"),
    }),
  },
  examples: {
    route: "GET /api/admin/examples",
    summary: "The pages that show no text of the institute's own yet",
    access: "admins",
    answer: z.array(
      z.object({
        path: z.string(),
        edit: z.string().describe("the path of the screen that changes it"),
        isEmpty: z.boolean().describe("no text at all; otherwise readers see the example text"),
      }),
    ),
  },
  skip: {
    route: "PUT /api/admin/checklist/:item",
    summary: "Skip an item of the checklist, or put it back",
    access: "admins",
    params: z.object({ item: z.enum(checklistItems) }),
    body: z.object({ skipped: z.boolean() }),
    answer: z.object({ checklist }),
  },
  sendAgain: {
    route: "POST /api/admin/failed-emails/deliveries",
    summary: "Send emails again that could not be sent",
    access: "admins",
    body: z.object({ id: identifier.optional().describe("without: all of them") }),
    answer: failedEmails,
  },
  sendTestEmail: {
    route: "POST /api/admin/test-email",
    summary: "Send a test email to the administrator",
    access: "admins",
    answer: z.object({
      to: z.string(),
      server: z.string().nullable(),
      file: z.string().nullable().describe("where the email is, if there is no mail server"),
      problem: z.string().nullable().describe("why it was not sent, in a sentence"),
    }),
  },
});

export type Waiting = z.output<typeof overviewEndpoints.waiting.answer>;
export type Found = z.output<typeof overviewEndpoints.find.answer>[number];
export type Overview = z.output<typeof overviewEndpoints.read.answer>;
export type Checklist = z.output<typeof checklist>;
export type FailedEmails = z.output<typeof failedEmails>;
export type OverviewEvent = Overview["events"][number];
