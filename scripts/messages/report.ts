import { execFileSync } from "node:child_process";
import { original } from "./files.ts";

type Texts = Record<string, string | { text: string }>;
type Report = { missing: string[]; changed: string[] };

/**
 * What translators have to do in a language: messages that are missing, and those whose English text has changed since their
 * translation, which the history of the files in `folder` tells.
 */
export function reportOn(language: string, folder: string): Report {
  const file = `${language}.json`;
  const translations = textsIn(git("show", `HEAD:./${file}`));
  const texts = textsIn(git("show", `HEAD:./${original}.json`));
  const then = new Map<string, Texts>();
  const changed = [...lastChanges(git("blame", "--porcelain", "HEAD", "--", file))].filter(([id, commit]) => {
    const before = then.get(commit) ?? textsIn(git("show", `${commit}:./${original}.json`));
    then.set(commit, before);
    return texts[id] !== undefined && before[id] !== undefined && textOf(before[id]) !== textOf(texts[id]);
  });
  return {
    missing: Object.keys(texts).filter((id) => !(id in translations)),
    changed: changed.map(([id]) => id),
  };

  function git(...command: string[]): string {
    return execFileSync("git", command, { cwd: folder, encoding: "utf8", maxBuffer: 2 ** 28 });
  }
}

const textsIn = (json: string): Texts => JSON.parse(json);
const textOf = (entry: Texts[string]) => (typeof entry === "string" ? entry : entry.text);

/** The commit that last changed the line of each id. */
function lastChanges(blame: string): Map<string, string> {
  const changes = new Map<string, string>();
  let commit = "";
  for (const line of blame.split("\n")) {
    commit = /^([0-9a-f]{40}) \d/.exec(line)?.[1] ?? commit;
    const [, id] = /^\t\s*"([\w.]+)":/.exec(line) ?? [];
    if (id) changes.set(id, commit);
  }
  return changes;
}
