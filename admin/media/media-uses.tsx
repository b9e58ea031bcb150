import { Link } from "react-router";
import { plural } from "#core/plural.ts";
import type { MediaUse } from "#features/media/library/contract.ts";
import { kindNames, mainList } from "#features/publishing/kinds.ts";

const states: Record<MediaUse["state"], string> = {
  public: "",
  hidden: "not public",
  earlier: "in an earlier version",
  trash: "in the trash",
};

const settings = { name: "Settings", noun: "logo", nouns: "logos" };
const wordsOf = (kind: MediaUse["kind"]) => (kind === "setting" ? settings : mainList(kind));
const listed = new Intl.ListFormat("en", { type: "conjunction" });

/** `Used in 2 articles and 1 collection. Remove it there first.` */
export function reasonToStay(uses: MediaUse[]): string {
  const places = [...kindNames, "setting" as const].flatMap((kind) => {
    const number = uses.filter((use) => use.kind === kind).length;
    const { noun, nouns } = wordsOf(kind);
    return number > 0 ? [plural(number, noun, nouns)] : [];
  });
  const earlier = uses.some(({ state }) => state === "earlier" || state === "trash")
    ? " Earlier versions and the trash count, too: they can be restored."
    : "";
  return `Used in ${listed.format(places)}. Remove it there first.${earlier}`;
}

export function MediaUses({ uses }: { uses: MediaUse[] }) {
  if (uses.length === 0) return <p className="text-small text-muted">Nowhere.</p>;
  return (
    <ul className="divide-y divide-hairline border-y border-hairline">
      {uses.map(({ kind, _id, title, address, state }) => (
        <li key={kind + _id}>
          <Link to={address} className="block py-2.5 text-small hover:text-brand">
            <span className="block font-semibold wrap-anywhere">{title}</span>
            <span className="block text-meta text-muted">
              {[wordsOf(kind).name, states[state]].filter(Boolean).join(", ")}
            </span>
          </Link>
        </li>
      ))}
    </ul>
  );
}
