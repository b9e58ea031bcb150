import { History as HistoryIcon } from "lucide-react";
import { lazy, type ReactNode, Suspense, useContext, useState } from "react";
import { useApi } from "#core/api.ts";
import { Button } from "#ui/button.tsx";
import { toast } from "#ui/flash.tsx";
import { TimeZone } from "#ui/time-zone.tsx";
import { useQuery } from "#ui/use-query.ts";
import { Portal } from "../../portal.tsx";
import { readableFields } from "../field-list.ts";
import { useForm } from "../form-context.ts";
import type { Fields, SavedDocument } from "../kind.ts";
import { PreviewLoading } from "../preview/preview-dialog.tsx";

const History = lazy(() => import("./history.tsx"));

export function HistoryButton({ document }: { document: SavedDocument }) {
  const form = useForm();
  const { kind } = form;
  const client = useApi();
  const api = kind.api(client);
  const zone = useContext(TimeZone);
  const [isOpen, setOpen] = useState(false);
  const { _id: id } = document;
  const fieldsOf = (version: number) => kind.readVersion(client, { id, version }, zone);

  async function restore(version: number): Promise<void> {
    form.restored(await api.restoreRevision({ id, version }));
    toast("success", `Version ${version} has been restored.`, 5000);
  }

  return (
    <>
      <Button look="outline" onClick={() => setOpen(true)}>
        <HistoryIcon aria-hidden className="size-4.5" />
        History
      </Button>
      {isOpen && (
        <Portal>
          <Suspense>
            <History
              noun={kind.noun(form.state.fields)}
              current={document.version}
              list={(page) => api.revisions({ id, page, limit: 20 })}
              read={async (version) => readableFields(kind, await fieldsOf(version))}
              restore={restore}
              preview={(version) => (
                <Version load={() => fieldsOf(version)}>
                  {(fields) => <kind.Preview fields={fields} document={document} />}
                </Version>
              )}
              onClose={() => setOpen(false)}
            />
          </Suspense>
        </Portal>
      )}
    </>
  );
}

type VersionProps = { load(): Promise<Fields>; children(fields: Fields): ReactNode };

function Version({ load, children }: VersionProps) {
  const { state, value } = useQuery("version", load);
  if (state === "failed") return <p className="py-24 text-center">The version could not be loaded.</p>;
  return value === undefined ? <PreviewLoading /> : children(value);
}
