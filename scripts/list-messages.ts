import { languages } from "./messages/files.ts";
import { reportOn } from "./messages/report.ts";

// Lists what is to be translated: `node scripts/list-messages.ts fr`, or numbers for all languages.

const [wanted] = process.argv.slice(2);
for (const language of wanted ? [wanted] : languages().slice(1)) {
  const { missing, changed } = reportOn(language, "messages");
  say(
    `${language}: ${missing.length} messages are missing, the English text of ${changed.length} has changed.`,
  );
  if (!wanted) continue;
  for (const id of missing) say(`missing ${id}`);
  for (const id of changed) say(`changed ${id}`);
}

function say(line: string): void {
  process.stdout.write(`${line}\n`);
}
