import { say } from "#server/cli-output.ts";
import { claimFolder } from "#server/data-folder.ts";
import { readEnv } from "#server/env.ts";
import { addSecret, newSecret } from "#server/signing-keys.ts";

export async function replaceSecret(args: string[]): Promise<void> {
  const unknown = args.find((arg) => arg !== "--only");
  if (unknown) throw new Error(`There is no ${unknown} here:  npm run site -- new-secret [--only]`);
  const { dataDir, jwtSecret } = readEnv(process.env);
  if (jwtSecret) {
    say("JWT_SECRET is set, so the site reads no file. A new secret:");
    say(`\n  ${newSecret()}\n`);
    say(
      "Put it behind the one in use, with a comma, and restart: JWT_SECRET=in-use,new. Several nodes: each in turn.",
    );
    say("Then before it, and restart again: JWT_SECRET=new,in-use. From then on the new one signs.");
    say("If the one in use is known to somebody, set only the new one. Everybody logs in again.");
    return;
  }
  claimFolder(dataDir);
  const earlier = addSecret(dataDir, { isOnly: args.includes("--only") });
  say(`A new secret is in ${dataDir}/jwt-secret. Restart the site: it signs with the new one from then on.`);
  if (earlier > 0) {
    say("Members stay logged in, and links in emails that were sent go on working, with the earlier secret.");
    say("If somebody knows that one:  npm run site -- new-secret --only");
  } else {
    say("Everybody logs in again, and links to registrations in emails that were sent end.");
  }
}
