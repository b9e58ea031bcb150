import { Link } from "react-router";
import type { MediaUse } from "#features/media/library-contract.ts";

const states: Record<MediaUse["state"], string> = {
  public: "",
  hidden: "not public",
  earlier: "in an earlier version",
  trash: "in the trash",
};

/** The blogs and collections that need a file, each as a link. */
export function MediaUses({ uses }: { uses: MediaUse[] }) {
  if (uses.length === 0) return <p className="text-small text-muted">Nowhere.</p>;
  return (
    <ul className="divide-y divide-hairline border-y border-hairline">
      {uses.map(({ kind, _id, title, address, state }) => (
        <li key={kind + _id}>
          <Link to={address} className="block py-2.5 text-small hover:text-brand">
            <span className="block font-semibold">{title}</span>
            <span className="block text-meta text-muted">
              {[kind === "blog" ? "Article" : "Collection", states[state]].filter(Boolean).join(", ")}
            </span>
          </Link>
        </li>
      ))}
    </ul>
  );
}
