import { useState } from "react";
import { useApi } from "#core/api.ts";
import { m } from "#messages";
import { Field } from "#ui/forms/field.tsx";
import { FormDialog } from "#ui/forms/form-dialog.tsx";
import { formValues } from "#ui/forms/use-action-form.ts";
import { useSubmit } from "#ui/forms/use-submit.ts";
import { useQuery } from "#ui/use-query.ts";

type RedirectDialogProps = {
  title: string;
  /** The path of the redirect being edited. */
  before?: string;
  path?: string;
  target?: string;
  onDone(message: string): void;
  onClose(): void;
};

export function RedirectDialog({
  title,
  before,
  path = "",
  target = "",
  onDone,
  onClose,
}: RedirectDialogProps) {
  const { save } = useApi().addresses;
  const { dialog, fieldErrors, submit } = useSubmit(m.adminAddresses.saveFailed());
  const [typed, setTyped] = useState(target);

  async function send(data: FormData): Promise<void> {
    const { _id } = await save({ ...formValues(data, "path", "target"), before });
    onDone(m.adminAddresses.saved({ address: _id }));
  }

  return (
    <FormDialog
      title={title}
      text={m.adminAddresses.dialogText()}
      submit={m.common.save()}
      busyText={m.common.saving()}
      {...dialog}
      onClose={onClose}
      onSubmit={submit(send)}
    >
      <Field
        label={m.adminAddresses.from()}
        name="path"
        defaultValue={path}
        placeholder={m.adminAddresses.fromExample()}
        autoComplete="off"
        spellCheck={false}
        hint={m.adminAddresses.fromHint()}
        error={fieldErrors.path}
      />
      <Field
        label={m.adminAddresses.to()}
        name="target"
        value={typed}
        onChange={({ target: { value } }) => setTyped(value)}
        placeholder="/about"
        autoComplete="off"
        spellCheck={false}
        hint={m.adminAddresses.toHint()}
        error={fieldErrors.target}
      />
      {path && <Suggestions path={path} onChoose={setTyped} />}
    </FormDialog>
  );
}

function Suggestions({ path, onChoose }: { path: string; onChoose(target: string): void }) {
  const { suggest } = useApi().addresses;
  const { value: suggestions = [] } = useQuery(path, () => suggest({ path }));
  if (suggestions.length === 0) return null;
  return (
    <section aria-label={m.adminAddresses.similarPages()}>
      <p className="text-small font-semibold">{m.adminAddresses.similarPages()}</p>
      <ul className="mt-1.5 divide-y divide-hairline rounded-base border border-hairline">
        {suggestions.map(({ title, path: target }) => (
          <li key={target}>
            <button
              type="button"
              onClick={() => onChoose(target)}
              className="block min-h-11 w-full px-3.5 py-2 text-match-parent text-small hover:text-brand"
            >
              <span dir="auto" className="block font-semibold">
                {title}
              </span>
              <span className="block text-meta text-muted wrap-anywhere">{target}</span>
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}
