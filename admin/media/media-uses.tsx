import { Link } from "react-router";
import { listFormat } from "#core/list-format.ts";
import type { Message } from "#core/message.ts";
import type { MediaUse } from "#features/media/library/contract.ts";
import { kindNames, mainList } from "#features/publishing/kinds.ts";
import { m } from "#messages";
import { documentTexts } from "../list/document-texts.ts";

const states: Record<MediaUse["state"], Message | undefined> = {
  public: undefined,
  hidden: m.adminMedia.hiddenUse,
  earlier: m.adminMedia.earlierUse,
  trash: m.adminMedia.trashUse,
};

/** `Used in 2 articles and 1 collection. Remove it there first.` */
export function reasonToStay(uses: MediaUse[]): string {
  const places = [...kindNames, "setting" as const].flatMap((kind) => {
    const count = uses.filter((use) => use.kind === kind).length;
    if (count === 0) return [];
    if (kind === "setting") return [m.adminMedia.logos({ count })];
    return [documentTexts[mainList(kind).noun].count({ count })];
  });
  const values = { places: listFormat("conjunction").format(places) };
  return uses.some(({ state }) => state === "earlier" || state === "trash")
    ? m.adminMedia.usedEarlier(values)
    : m.adminMedia.used(values);
}

export function MediaUses({ uses }: { uses: MediaUse[] }) {
  if (uses.length === 0) return <p className="text-small text-muted">{m.adminMedia.noUses()}</p>;
  return (
    <ul className="divide-y divide-hairline border-y border-hairline">
      {uses.map(({ kind, _id, title, address, state }) => (
        <li key={kind + _id}>
          <Link to={address} className="block py-2.5 text-small hover:text-brand">
            <span className="block font-semibold wrap-anywhere">{title}</span>
            <span className="block text-meta text-muted">{kindAndState(kind, states[state]?.())}</span>
          </Link>
        </li>
      ))}
    </ul>
  );
}

function kindAndState(kind: MediaUse["kind"], state?: string): string {
  const name = kind === "setting" ? m.adminMedia.settings() : mainList(kind).name();
  return state ? m.adminMedia.stateOfUse({ kind: name, state }) : name;
}
