import { writeFileSync } from "node:fs";
import { say } from "#server/cli-output.ts";
import { openApiDocument } from "#server/open-api.ts";

const file = "docs/api/openapi.json";

export async function apiDocument(): Promise<void> {
  writeFileSync(file, `${JSON.stringify(openApiDocument(), null, 2)}\n`);
  say(`${file} is written.`);
}
