import { Info } from "lucide-react";
import { m } from "#messages";
import { Link } from "#ui/link.tsx";
import { rich } from "#ui/rich.tsx";
import { partIn } from "#ui/text-language.ts";
import type { PublicRecord } from "./contract.ts";

/** Tells readers of an older publication that there is a newer one. */
export function ReplacedBy({ record: { replacedBy } }: { record: Pick<PublicRecord, "replacedBy"> }) {
  if (replacedBy.length === 0) return null;
  return (
    <div className="page pt-6">
      <aside
        aria-label={m.publications.newer()}
        className="mx-auto flex max-w-[56rem] gap-3 rounded-base border border-s-4 border-hairline border-s-info bg-surface px-4 py-3 text-small"
      >
        <Info aria-hidden className="mt-0.5 size-5 shrink-0 text-info" />
        <p className="min-w-0">
          {rich(
            m.publications.replacedBy({
              publications: replacedBy.map(({ title, path, language }, index) => (
                <span key={path}>
                  {index > 0 && ", "}
                  <Link
                    to={path}
                    className="font-semibold text-brand underline underline-offset-4 wrap-anywhere"
                  >
                    <bdi lang={partIn(language).lang}>{title}</bdi>
                  </Link>
                </span>
              )),
            }),
          )}
        </p>
      </aside>
    </div>
  );
}
