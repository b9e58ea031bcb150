import { say } from "#server/cli-output.ts";
import { loadEnvFile } from "#server/env-file.ts";
import { admin } from "./commands/admin.ts";
import { apiDocument } from "./commands/api-document.ts";
import { backup } from "./commands/backup.ts";
import { doctor } from "./commands/doctor.ts";
import { emailLayout } from "./commands/email-layout.ts";
import { load } from "./commands/load.ts";
import { move } from "./commands/move.ts";
import { replaceSecret } from "./commands/new-secret.ts";
import { restore } from "./commands/restore.ts";
import { demote, promote } from "./commands/role.ts";
import { sweep } from "./commands/sweep.ts";
import { upgrade } from "./commands/upgrade.ts";

const commands: Record<string, { run(args: string[]): Promise<void>; usage: string }> = {
  admin: { run: admin, usage: "admin EMAIL              make this person an admin, with a new password" },
  promote: { run: promote, usage: "promote EMAIL            make somebody with an account an admin" },
  demote: { run: demote, usage: "demote EMAIL             make an admin a member again" },
  backup: {
    run: backup,
    usage:
      "backup FILE              write database and media into one file; backup list FILE [words] shows what is in one",
  },
  restore: {
    run: restore,
    usage:
      "restore FILE             fill an empty site from such a file; with --document or --file, bring one of it back",
  },
  move: {
    run: move,
    usage:
      "move --to PLACE          copy a site at rest to postgres://… or into a folder; --media also moves its files",
  },
  doctor: {
    run: doctor,
    usage: "doctor [--mail-to EMAIL] say in words what is wrong with this installation",
  },
  upgrade: {
    run: upgrade,
    usage: "upgrade [--check]        upgrade the database without serving, or only say what would happen",
  },
  load: { run: load, usage: "load FILE [--author …]   publish the articles of a JSON file" },
  sweep: {
    run: sweep,
    usage: "sweep [--remove]         list stray and missing media files",
  },
  "new-secret": {
    run: replaceSecret,
    usage: "new-secret [--only]      sign with a new secret; the earlier one stays valid, or ends",
  },
  "api-document": { run: apiDocument, usage: "api-document             write docs/api/openapi.json" },
  "email-layout": { run: emailLayout, usage: "email-layout             compile features/emails/layout.mjml" },
};

const [name = "", ...args] = process.argv.slice(2);
const command = Object.hasOwn(commands, name) ? commands[name] : undefined;
if (command) {
  try {
    loadEnvFile();
    await command.run(args);
  } catch (error) {
    say.failure(error);
  }
} else {
  const program = process.env.npm_lifecycle_event ? "npm run site --" : "footpath site";
  for (const { usage } of Object.values(commands)) say(`${program} ${usage}`);
  process.exitCode = name === "" || name === "help" ? 0 : 1;
}
