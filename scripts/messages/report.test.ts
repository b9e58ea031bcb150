import { execFileSync } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, it, onTestFinished } from "vitest";
import { reportOn } from "./report.ts";

it("lists messages that are missing and those whose English text has changed since they were translated", () => {
  const folder = mkdtempSync(join(tmpdir(), "messages-"));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const git = (...command: string[]) => execFileSync("git", command, { cwd: folder });
  const commit = (files: Record<string, object>) => {
    for (const [name, texts] of Object.entries(files))
      writeFileSync(join(folder, `${name}.json`), JSON.stringify(texts, null, 2));
    git("add", ".");
    git("-c", "user.name=Ana", "-c", "user.email=ana@example.org", "commit", "-qm", "Translate");
  };
  const english = (yes: string, comment: string) => ({
    "a.no": { text: "No", comment },
    "a.yes": { text: yes, comment },
  });
  git("init", "-q");
  commit({ en: english("Yes", "A button."), fr: { "a.yes": "Oui" } });
  expect(reportOn("fr", folder)).toEqual({ missing: ["a.no"], changed: [] });
  commit({ en: english("Yes, always", "A button."), fr: { "a.no": "Non", "a.yes": "Oui" } });
  expect(reportOn("fr", folder)).toEqual({ missing: [], changed: ["a.yes"] });
  commit({ en: english("Yes, always", "A link."), fr: { "a.no": "Non", "a.yes": "Oui, toujours" } });
  expect(reportOn("fr", folder)).toEqual({ missing: [], changed: [] });
});
