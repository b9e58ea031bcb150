import { useApi } from "#core/api.ts";
import type { EditablePage } from "#features/pages/contract.ts";
import { m } from "#messages";
import { toast, toastError } from "#ui/flash.tsx";
import { useSubmit } from "#ui/forms/use-submit.ts";
import { ConfirmedButton } from "../document/confirmed-button.tsx";
import { useForm } from "../document/form-context.ts";

/** Says whether readers see the original text of a built-in page, and restores it. */
export function OriginalText() {
  const { pages } = useApi();
  const { document, load } = useForm();
  const { _id: id, isSpecified, isOriginal, version } = (document ?? {}) as Partial<EditablePage>;
  const { run } = useSubmit(m.adminPages.restoreFailed(), toastError);
  if (!isSpecified || id === undefined) return null;

  async function restore(): Promise<void> {
    if (id === undefined) return;
    load(await pages.original({ id }));
    toast("success", m.adminPages.originalBack(), 5000);
  }

  return (
    <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2 rounded-base border border-s-4 border-hairline border-s-info bg-surface px-4 py-2 text-small">
      <p className="min-w-0 py-1">{isOriginal ? m.adminPages.originalShown() : m.adminPages.ownShown()}</p>
      {version !== 1 && (
        <ConfirmedButton
          text={m.adminPages.restore()}
          title={m.adminPages.restoreTitle()}
          question={m.adminPages.restoreQuestion()}
          onConfirm={() => void run(restore)}
        />
      )}
    </div>
  );
}
