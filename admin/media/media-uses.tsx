import { Link } from "react-router";
import { plural } from "#core/plural.ts";
import type { MediaUse } from "#features/media/library-contract.ts";

const states: Record<MediaUse["state"], string> = {
  public: "",
  hidden: "not public",
  earlier: "in an earlier version",
  trash: "in the trash",
};

const kinds: Record<MediaUse["kind"], { name: string; one: string; many: string }> = {
  blog: { name: "Article", one: "article", many: "articles" },
  collection: { name: "Collection", one: "collection", many: "collections" },
  page: { name: "Page", one: "page", many: "pages" },
  person: { name: "Person", one: "person", many: "people" },
  setting: { name: "Settings", one: "logo", many: "logos" },
};
const listed = new Intl.ListFormat("en", { type: "conjunction" });

/** `Used in 2 articles and 1 collection. Remove it there first.` */
export function reasonToStay(uses: MediaUse[]): string {
  const places = Object.entries(kinds).flatMap(([kind, { one, many }]) => {
    const number = uses.filter((use) => use.kind === kind).length;
    return number > 0 ? [plural(number, one, many)] : [];
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
              {[kinds[kind].name, states[state]].filter(Boolean).join(", ")}
            </span>
          </Link>
        </li>
      ))}
    </ul>
  );
}
