import { mkdtempSync, rmSync } from "node:fs";
import { createServer, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { EditableBlog } from "#features/blogs/writing/contract.ts";
import { launch, stop } from "./launch.ts";
import { asAdmin } from "./people.ts";
import { admin, test as base, expect, expectAccessible, type RunningSite, siteAt } from "./site.ts";

type Respond = (response: ServerResponse) => void;

function answers(status: number, body: string): Respond {
  return (response) => response.writeHead(status).end(body);
}

/** Plays Crossref. */
const agency = { respond: answers(500, "No answer is set.") };

/** A site with a public address and an account with Crossref. */
const test = base.extend<object, { site: RunningSite }>({
  site: [
    async ({ filled }, use) => {
      const server = createServer((request, response) => {
        request.resume().on("end", () => agency.respond(response));
      });
      await new Promise<void>((done) => server.listen(0, "127.0.0.1", done));
      const { port: agencyPort } = server.address() as AddressInfo;
      const CROSSREF_URL = `http://ours:secret@127.0.0.1:${agencyPort}`;
      const folder = mkdtempSync(join(tmpdir(), "footpath-journey-"));
      const PORT = await freePort();
      const env = { PORT, SITE_URL: "https://institute.example", CROSSREF_URL };
      const { child } = await launch(folder, filled, env);
      await use(siteAt(folder, `http://127.0.0.1:${PORT}`));
      await stop(child);
      server.close();
      rmSync(folder, { recursive: true, force: true });
    },
    { scope: "worker" },
  ],
});

/** The site prints its public address, which leads nowhere here. */
async function freePort(): Promise<string> {
  const server = createServer();
  await new Promise<void>((done) => server.listen(0, "127.0.0.1", done));
  const { port } = server.address() as AddressInfo;
  await new Promise((done) => server.close(done));
  return String(port);
}

test.use({ member: admin, filled: false });

test("an admin registers a DOI by keyboard, whatever the agency answers", async ({ page, site }) => {
  const fields = { title: "River rents", content: "<p>x</p>", section: "publications" };
  const record = { doi: "10.5555/rents" };
  const { _id } = await asAdmin<EditableBlog>(site, "POST /api/blogs/add", { ...fields, record });
  await page.goto(`/edit-blog/${_id}`);
  const panel = page.getByRole("region", { name: "Register the DOI" });
  const crossref = panel.getByRole("listitem").filter({ hasText: "Crossref" });
  const button = (name: string) => crossref.getByRole("button", { name });
  const failures: [Respond, string][] = [
    [answers(500, "Out of paper"), "Crossref answered: Out of paper"],
    [answers(401, "no"), "Crossref rejected the user name or the password"],
    [answers(200, "\0<script>alert(1)</script> \u202e hotel"), "Crossref answered: alert(1)"],
    [(response) => response.destroy(), "Crossref could not be reached."],
  ];
  for (const [index, [respond, message]] of failures.entries()) {
    agency.respond = respond;
    await button(index === 0 ? "Send to Crossref" : "Send again to Crossref").press("Enter");
    await expect(crossref.getByRole("status").first()).toContainText(message);
    await expect(button("Send again to Crossref")).toBeFocused();
  }
  const held = Promise.withResolvers<ServerResponse>();
  agency.respond = held.resolve;
  await button("Send again to Crossref").press("Enter");
  await expect(button("Sending... to Crossref")).toHaveAttribute("aria-disabled", "true");
  await expectAccessible(page);
  answers(200, "<h2>SUCCESS</h2>")(await held.promise);
  await expect(crossref.getByText("Crossref has received it and sends its report by email.")).toBeVisible();
  const downloading = page.waitForEvent("download");
  await button("Download the file for Crossref").press("Enter");
  expect((await downloading).suggestedFilename()).toBe(`${_id}.crossref.xml`);
  await expect(panel.getByRole("listitem").filter({ hasText: "DataCite" })).not.toContainText("Send");
});
