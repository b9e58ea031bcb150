import type { Message } from "#core/message.ts";
import type { AgencyAccount } from "#core/services.ts";
import { m } from "#messages";
import { type Agency, agencies } from "../agencies.ts";

const timeout = 30_000; // milliseconds
const maxAnswer = 64 * 1024; // bytes
const maxMessageLength = 500; // characters

type Sent = { state: "sent" | "failed"; message: string };

/** Sends a deposit file. Never throws, never follows redirects, and shows no credentials. */
export async function sendFile(agency: Agency, account: AgencyAccount, file: SentFile): Promise<Sent> {
  const name = agencies[agency];
  try {
    const response = await fetch(...requestOf[agency](account, file));
    const text = withoutSecrets(await beginningOf(response), account);
    if (response.status >= 300 && response.status < 400) return failed(m.adminDeposits.redirected({ name }));
    if (response.status === 401 || response.status === 403) return failed(m.adminDeposits.rejected({ name }));
    const problem = problemIn[agency](response.status, text);
    return problem === undefined
      ? { state: "sent", message: received[agency]() }
      : failed(m.adminDeposits.answered({ name, problem }));
  } catch (error) {
    const isLate = error instanceof Error && error.name === "TimeoutError";
    return failed(isLate ? m.adminDeposits.late({ name }) : m.adminDeposits.unreachable({ name }));
  }
}

type SentFile = { doi: string; name: string; content: string };

const received: Record<Agency, Message> = {
  crossref: m.adminDeposits.receivedByCrossref,
  datacite: m.adminDeposits.registeredByDataCite,
};

const requestOf: Record<Agency, (account: AgencyAccount, file: SentFile) => [string, RequestInit]> = {
  crossref({ url, login, password }, { name, content }) {
    const body = new FormData();
    body.set("operation", "doMDUpload");
    body.set("login_id", login);
    body.set("login_passwd", password);
    body.set("fname", new Blob([content], { type: "application/xml" }), name);
    return [`${url}/servlet/deposit`, { method: "POST", body, ...cautious() }];
  },
  datacite({ url, ...account }, { doi, content: body }) {
    const authorization = `Basic ${encoded(account)}`;
    const headers = { authorization, "content-type": "application/vnd.api+json" };
    return [`${url}/dois/${encodeURIComponent(doi)}`, { method: "PUT", headers, body, ...cautious() }];
  },
};

type Credentials = Pick<AgencyAccount, "login" | "password">;

function encoded({ login, password }: Credentials): string {
  return Buffer.from(`${login}:${password}`).toString("base64");
}

/** Servers that are no agency may repeat the request. */
function withoutSecrets(text: string, account: Credentials): string {
  return [encoded(account), account.password].reduce((rest, secret) => rest.replaceAll(secret, "…"), text);
}

function cautious(): RequestInit {
  return { redirect: "manual", signal: AbortSignal.timeout(timeout) };
}

/** Undefined for a success, which both agencies confirm. Crossref may answer 200 with a failure in the text. */
const problemIn: Record<Agency, (status: number, text: string) => string | undefined> = {
  crossref: (status, text) =>
    status === 200 && /\bsuccess/i.test(text) && !/\bfailure\b/i.test(text) ? undefined : plain(text, status),
  datacite(status, text) {
    const { data, errors = [] } = jsonIn(text);
    if ((status === 200 || status === 201) && data) return undefined;
    return plain(errors.map(({ title = "" }) => title).join(" ") || text, status);
  },
};

function jsonIn(text: string): { data?: object; errors?: { title?: string }[] } {
  try {
    return JSON.parse(text) ?? {};
  } catch {
    return {};
  }
}

function plain(text: string, status: number): string {
  const words = text.replace(/<[^>]*>/g, " ").replace(/\s+/g, " ");
  return words.trim().slice(0, maxMessageLength) || m.adminDeposits.status({ status });
}

function failed(message: string): Sent {
  return { state: "failed", message };
}

async function beginningOf(response: Response): Promise<string> {
  const chunks: Uint8Array[] = [];
  let length = 0;
  for await (const chunk of response.body ?? []) {
    chunks.push(chunk);
    length += chunk.length;
    if (length >= maxAnswer) break;
  }
  return Buffer.concat(chunks).toString().replaceAll("\0", "");
}
