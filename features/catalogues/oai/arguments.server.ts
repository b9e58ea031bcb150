import { m } from "#messages";

/** The arguments of a request of the Open Archives protocol. */
export type Arguments = {
  verb: Verb;
  identifier?: string;
  metadataPrefix?: string;
  set?: string;
  from?: string;
  until?: string;
  resumptionToken?: string;
};

/** An error of the protocol, which is answered with status 200. */
export class OaiError extends Error {
  readonly code: string;

  constructor(code: string, message: string) {
    super(message);
    this.code = code;
  }
}

type Rule = { required?: string[]; optional?: string[]; resumable?: true };

const listing: Rule = { required: ["metadataPrefix"], optional: ["from", "until", "set"], resumable: true };

const rules = {
  Identify: {},
  ListMetadataFormats: { optional: ["identifier"] },
  ListSets: { resumable: true },
  ListIdentifiers: listing,
  ListRecords: listing,
  GetRecord: { required: ["identifier", "metadataPrefix"] },
} satisfies Record<string, Rule>;

type Verb = keyof typeof rules;

/** Throws an `OaiError` for missing, unknown and repeated arguments. */
export function argumentsOf(sent: [name: string, value: string][]): Arguments {
  const verbs = sent.filter(([name]) => name === "verb").map(([, value]) => value);
  const verb = Object.keys(rules).find((known) => known === verbs[0]) as Verb | undefined;
  if (!verb || verbs.length > 1) throw new OaiError("badVerb", m.catalogues.verbRequired());
  const { required = [], optional = [], resumable }: Rule = rules[verb];
  const rest = sent.filter(([name]) => name !== "verb");
  const allowed = [...required, ...optional, ...(resumable ? ["resumptionToken"] : [])];
  const names = rest.map(([name]) => name);
  const unknown = names.find((name) => !allowed.includes(name));
  if (unknown) throw new OaiError("badArgument", m.catalogues.argumentUnknown({ verb, argument: unknown }));
  const repeated = names.find((name, index) => names.indexOf(name) !== index);
  if (repeated) throw new OaiError("badArgument", m.catalogues.argumentRepeated({ argument: repeated }));
  const values = Object.fromEntries(rest);
  if (values.resumptionToken !== undefined) {
    if (rest.length > 1) throw new OaiError("badArgument", m.catalogues.tokenNotAlone());
    return { verb, ...values };
  }
  const missing = required.find((name) => !values[name]);
  if (missing) throw new OaiError("badArgument", m.catalogues.argumentMissing({ argument: missing }));
  return { verb, ...values };
}

const farthest = "9999-12-31T00:00:00.000Z"; // years after it have another form

/** The instants from which on and before which records changed, in the protocol's two granularities. */
export function periodOf({ from, until }: Pick<Arguments, "from" | "until">): {
  from: string;
  before: string;
} {
  const [begin, end] = [from, until].map((date) => (date === undefined ? undefined : instantOf(date)));
  if (from !== undefined && until !== undefined && from.length !== until.length)
    throw new OaiError("badArgument", m.catalogues.granularityDiffers());
  if (begin !== undefined && end !== undefined && begin > end)
    throw new OaiError("badArgument", m.catalogues.fromAfterUntil());
  const length = until?.length === 10 ? 24 * 3600 : 1; // seconds
  return {
    from: iso(begin ?? 0),
    before: end === undefined ? farthest : iso(Math.min(end + length * 1000, Date.parse(farthest))),
  };
}

function instantOf(date: string): number {
  const isDate = /^(?!0000)\d{4}-\d\d-\d\d(?:T\d\d:\d\d:\d\dZ)?$/.test(date);
  const time = isDate ? Date.parse(date) : Number.NaN;
  if (!Number.isNaN(time) && iso(time).startsWith(date.replace("Z", ""))) return time;
  throw new OaiError("badArgument", m.catalogues.dateInvalid());
}

function iso(time: number): string {
  return new Date(time).toISOString();
}
