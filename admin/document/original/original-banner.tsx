import { lazy, Suspense, useEffect, useEffectEvent, useState } from "react";
import { Link, useLocation } from "react-router";
import { useApi } from "#core/api.ts";
import { editPath } from "#features/publishing/kinds.ts";
import { m } from "#messages";
import { Button } from "#ui/button.tsx";
import { toast } from "#ui/flash.tsx";
import { Banner } from "#ui/forms/banner.tsx";
import { useSubmit } from "#ui/forms/use-submit.ts";
import { rich } from "#ui/rich.tsx";
import { ShortDay } from "#ui/time-zone.tsx";
import { useQuery } from "#ui/use-query.ts";
import { Portal } from "../../portal.tsx";
import type { SavedDocument } from "../document-api.ts";
import { useDocumentForm } from "../form-context.ts";

const OriginalChanges = lazy(() => import("./original-changes.tsx"));

/** Says above the form of a translation that its original has changed, and shows what. */
export function OriginalBanner({ document: { _id: id, version, status } }: { document: SavedDocument }) {
  const { kind } = useDocumentForm();
  const { translations } = useApi();
  const { hash } = useLocation();
  const of = { kind: kind.name, id };
  const read = useQuery(id, () => translations.original(of));
  const [isOpen, setOpen] = useState(hash === "#original");
  const [shown, setShown] = useState<{ version: number; at: number }>();
  const { run, busy, error } = useSubmit(m.adminTranslations.markFailed());
  const state = read.value;

  const mark = (current: number) =>
    run(async () => {
      read.replace(await translations.markCurrent({ ...of, version: current }));
      setShown(undefined);
      setOpen(false);
      toast("success", m.adminTranslations.marked(), 5000);
    });
  const publish = useEffectEvent(() => {
    if (shown && version > shown.at && status === "published") void mark(shown.version);
  });
  useEffect(() => {
    if (version) publish();
  }, [version]);

  if (!state?.original) return null;
  const { original, changedAt, changedBy, version: current } = state;
  const parts = {
    title: (
      <Link
        dir="auto"
        to={editPath(kind.name, original._id)}
        className="font-semibold text-brand underline underline-offset-4"
      >
        {original.title}
      </Link>
    ),
    date: <ShortDay instant={changedAt ?? ""} />,
  };
  return (
    <>
      {changedAt !== null && (
        <Banner kind="info">
          <p>
            {rich(
              changedBy === null
                ? m.adminTranslations.banner(parts)
                : m.adminTranslations.bannerBy({ ...parts, name: changedBy }),
            )}
          </p>
          <p className="mt-2.5 flex flex-wrap gap-2.5">
            <Button onClick={() => setOpen(true)}>{m.adminTranslations.seeChanges()}</Button>
            <Button variant="outline" disabled={busy} onClick={() => mark(current)}>
              {m.adminTranslations.markCurrent()}
            </Button>
          </p>
          {error && <p className="mt-2 text-danger">{error}</p>}
        </Banner>
      )}
      {isOpen && (
        <Portal>
          <Suspense>
            <OriginalChanges
              id={id}
              original={original}
              onShown={(shownVersion) => setShown({ version: shownVersion, at: version })}
              onMark={changedAt === null ? undefined : () => mark(current)}
              busy={busy}
              onClose={() => setOpen(false)}
            />
          </Suspense>
        </Portal>
      )}
    </>
  );
}
