import { once } from "node:events";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import type { ReleaseSite } from "../site.ts";
import type { Documents } from "./documents.ts";
import type { Library } from "./library.ts";
import type { Members } from "./members.ts";

type Saved = Record<string, { version: number; values: object }>;

/** Settings with logos and a history, redirects, paths that lead nowhere, and a DOI that was registered. */
export async function addInstitute(
  { fetch, services }: ReleaseSite,
  { ada }: Members,
  { media, documents: { article, paper } }: { media: Library; documents: Documents },
): Promise<void> {
  const change = async (group: string, values: object) => {
    const saved = (await ada.send<Saved>("GET /api/settings"))[group];
    const body = { version: saved?.version, values: { ...saved?.values, ...values } };
    await ada.send(`PUT /api/settings/${group}`, body);
  };
  await change("institute", { tagline: "Slowly, and well", description: "We walk & count." });
  await change("institute", { announcement: "Doors open at six 🚪", announcementLink: "/events" });
  await change("appearance", { logoId: media.logo._id, darkLogoId: media.darkLogo._id, brand: "#223366" });
  await change("contact", {
    address: "Rua 1\nLisboa",
    email: "post@example.org",
    phone: "+351 21 000 00 00",
  });
  await change("accounts", { commentEmails: false });
  await change("home", { hero: article._id, welcome: "Good morning, مرحبا" });
  await ada.send("PUT /api/admin/checklist/terms", { skipped: true });
  await ada.send("PUT /api/addresses/redirect", { path: "/old-news", target: "/publications" });
  await ada.send("PUT /api/addresses/redirect", { path: "/Über uns", target: "https://elsewhere.example/x" });
  for (const path of ["/nowhere", "/nowhere", "/nirgends/%C3%BC"]) await (await fetch(path)).text();
  await services.missingPaths.flush();
  await ada.send(`POST /api/publications/${paper._id}/deposits`, { agency: "crossref" });
}

/** Answers every deposit as Crossref does. */
export async function openAgency(): Promise<{ url: string; close(): void }> {
  const answer = "<html><h2>SUCCESS</h2><p>Your batch submission was successfully received.</p></html>";
  const server = createServer((request, response) => request.resume().on("end", () => response.end(answer)));
  await once(server.listen(0, "127.0.0.1"), "listening");
  const { port } = server.address() as AddressInfo;
  return { url: `http://path:secret@127.0.0.1:${port}/`, close: () => server.close() };
}
