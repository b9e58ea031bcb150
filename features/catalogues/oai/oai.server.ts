import type { Context } from "#core/context.ts";
import { identifier as plainId } from "#core/fields.ts";
import type { Section } from "#db/schema.ts";
import { cardsOf } from "#features/blogs/cards.server.ts";
import { sections } from "#features/blogs/contract.ts";
import { sectionNames } from "#features/blogs/section-names.ts";
import { element, xml } from "#features/feeds/xml.server.ts";
import { publicRecords } from "#features/publications/public-record.server.ts";
import { m } from "#messages";
import { type Arguments, argumentsOf, OaiError, periodOf } from "./arguments.server.ts";
import { dublinCore } from "./dublin-core.server.ts";
import * as store from "./store.server.ts";
import { decodeToken, encodeToken } from "./token.server.ts";

const atOnce = 100; // records
const maxSeries = 1000;
const format = {
  prefix: "oai_dc",
  schema: "http://www.openarchives.org/OAI/2.0/oai_dc.xsd",
  namespace: "http://www.openarchives.org/OAI/2.0/oai_dc/",
};

/** Answers a request of the Open Archives protocol (https://www.openarchives.org/OAI/openarchivesprotocol.html). */
export async function answerOai(ctx: Context, sent: [name: string, value: string][]): Promise<string> {
  const base = `${ctx.site.url}/oai`;
  try {
    const args = argumentsOf(sent);
    const body = await verbs[args.verb](ctx, args);
    return response(ctx, requestOf(base, sent), `<${args.verb}>${body}</${args.verb}>`);
  } catch (error) {
    if (!(error instanceof OaiError)) throw error;
    const isUnclear = ["badVerb", "badArgument"].includes(error.code);
    const body = `<error code="${error.code}">${xml(error.message)}</error>`;
    return response(ctx, requestOf(base, isUnclear ? [] : sent), body);
  }
}

function requestOf(base: string, sent: [string, string][]): string {
  return `<request${sent.map(([name, value]) => ` ${name}="${xml(value)}"`).join("")}>${xml(base)}</request>`;
}

function response({ now }: Context, request: string, body: string): string {
  const root = [
    'xmlns="http://www.openarchives.org/OAI/2.0/"',
    'xmlns:xsi="http://www.w3.org/2001/XMLSchema-instance"',
    'xsi:schemaLocation="http://www.openarchives.org/OAI/2.0/ http://www.openarchives.org/OAI/2.0/OAI-PMH.xsd"',
  ].join(" ");
  return `<?xml version="1.0" encoding="UTF-8"?>\n<OAI-PMH ${root}>${element("responseDate", stamp(now))}${request}${body}</OAI-PMH>\n`;
}

const verbs: Record<Arguments["verb"], (ctx: Context, args: Arguments) => Promise<string>> = {
  Identify: identify,
  ListMetadataFormats: listFormats,
  ListSets: listSets,
  ListIdentifiers: (ctx, args) =>
    list(ctx, args, async (headers) => headers.map((each) => headerOf(ctx, each))),
  ListRecords: (ctx, args) => list(ctx, args, (headers) => recordsOf(ctx, headers)),
  GetRecord: getRecord,
};

async function identify(ctx: Context): Promise<string> {
  const { site, db, now } = ctx;
  return [
    element("repositoryName", site.name),
    element("baseURL", `${site.url}/oai`),
    element("protocolVersion", "2.0"),
    element("adminEmail", site.contact.email || `no-reply@${new URL(site.url).hostname}`),
    element("earliestDatestamp", stamp(await store.firstChange(db.reader, now))),
    element("deletedRecord", "transient"), // unpublished drafts leave no trace
    element("granularity", "YYYY-MM-DDThh:mm:ssZ"),
  ].join("");
}

async function listFormats(ctx: Context, { identifier }: Arguments): Promise<string> {
  if (identifier !== undefined) await headerNamed(ctx, identifier);
  const names = [
    element("metadataPrefix", format.prefix),
    element("schema", format.schema),
    element("metadataNamespace", format.namespace),
  ];
  return `<metadataFormat>${names.join("")}</metadataFormat>`;
}

/** All sets are in one answer, so no resumptionToken is valid. */
async function listSets({ db, now }: Context, { resumptionToken }: Arguments): Promise<string> {
  if (resumptionToken !== undefined) throw new OaiError("badResumptionToken", m.catalogues.oneListOfSets());
  const series = await store.listSeries(db.reader, now, maxSeries);
  const sets = [
    ...sections.map((name) => [`section:${name}`, sectionNames[name].all()]),
    ...series.map(({ id, title }) => [`series:${id}`, title]),
  ];
  return sets
    .map(([spec, name]) => `<set>${element("setSpec", spec)}${element("setName", name)}</set>`)
    .join("");
}

async function getRecord(ctx: Context, { identifier = "", metadataPrefix }: Arguments): Promise<string> {
  const header = await headerNamed(ctx, identifier);
  checkFormat(metadataPrefix);
  return (await recordsOf(ctx, [header])).join("");
}

function checkFormat(prefix: string | undefined): void {
  if (prefix !== format.prefix)
    throw new OaiError("cannotDisseminateFormat", m.catalogues.formatUnknown({ format: format.prefix }));
}

async function headerNamed(ctx: Context, identifier: string): Promise<store.Header> {
  const prefix = identifierOf(ctx, "");
  const id = identifier.startsWith(prefix) ? identifier.slice(prefix.length) : "";
  const header = plainId.safeParse(id).success
    ? await store.findHeader(ctx.db.reader, ctx.now, id)
    : undefined;
  if (!header) throw new OaiError("idDoesNotExist", m.catalogues.noRecord());
  return header;
}

type Shown = (headers: store.Header[]) => Promise<string[]>;

async function list(ctx: Context, args: Arguments, show: Shown): Promise<string> {
  const token = args.resumptionToken === undefined ? undefined : decodeToken(args.resumptionToken);
  const { prefix, set, ...period } = token ?? {
    prefix: args.metadataPrefix ?? "",
    set: args.set,
    ...periodOf(args),
  };
  checkFormat(prefix);
  const { from, before } = period;
  const wanted = { now: ctx.now, from, before, after: token, ...filterOf(set) };
  const found = await store.listHeaders(ctx.db.reader, { ...wanted, limit: atOnce + 1 });
  const headers = found.slice(0, atOnce);
  const last = headers.at(-1);
  if (!last) {
    if (!token) throw new OaiError("noRecordsMatch", m.catalogues.noMatch());
    return `<resumptionToken cursor="${token.cursor}"/>`; // its records have moved to the end since
  }
  const cursor = token?.cursor ?? 0;
  const next =
    found.length > atOnce
      ? encodeToken({ prefix, set, from, before, at: last.at, id: last.id, cursor: cursor + atOnce })
      : "";
  const rest = token || next ? `<resumptionToken cursor="${cursor}">${next}</resumptionToken>` : "";
  return `${(await show(headers)).join("")}${rest}`;
}

function filterOf(set: string | undefined): { section?: Section; seriesId?: string } {
  if (set === undefined) return {};
  const [kind, name = ""] = set.split(":", 2);
  const section = sections.find((known) => known === name);
  if (kind === "section" && section) return { section };
  if (kind === "series" && plainId.safeParse(name).success)
    return { section: "publications", seriesId: name };
  throw new OaiError("noRecordsMatch", m.catalogues.noSet());
}

/** Returns records in the order of their headers. Those that are not public any more are deleted. */
async function recordsOf(ctx: Context, headers: store.Header[]): Promise<string[]> {
  const ids = headers.filter(({ isDeleted }) => !isDeleted).map(({ id }) => id);
  const cards = await cardsOf(ctx, ids);
  const publications = cards.filter(({ section }) => section === "publications").map(({ _id }) => _id);
  const records = await publicRecords(ctx, publications);
  const shown = new Map(cards.map((blog) => [blog._id, { ...blog, record: records.get(blog._id) ?? null }]));
  return headers.map((header) => {
    const blog = shown.get(header.id);
    const metadata = blog ? `<metadata>${dublinCore(blog, ctx.site)}</metadata>` : "";
    return `<record>${headerOf(ctx, { ...header, isDeleted: !blog })}${metadata}</record>`;
  });
}

function headerOf(ctx: Context, { id, at, isDeleted, section, seriesId }: store.Header): string {
  const sets = [section && `section:${section}`, seriesId && `series:${seriesId}`];
  const parts = [
    element("identifier", identifierOf(ctx, id)),
    element("datestamp", stamp(at)),
    ...sets.map((set) => element("setSpec", set)),
  ];
  return `<header${isDeleted ? ' status="deleted"' : ""}>${parts.join("")}</header>`;
}

/** Never changes, even if the article's URL does. */
function identifierOf({ site }: Context, id: string): string {
  return `oai:${new URL(site.url).hostname}:${id}`;
}

function stamp(instant: string): string {
  return `${instant.slice(0, 19)}Z`;
}
