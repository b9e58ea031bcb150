import { Banner } from "#ui/forms/banner.tsx";
import { SubmitButton } from "#ui/forms/submit-button.tsx";
import { useActionForm } from "#ui/forms/use-action-form.ts";
import { Setting } from "./setting.tsx";

export function DownloadData() {
  const { Form, busy, error } = useActionForm();
  return (
    <Setting
      id="data"
      title="Your data"
      text="Your profile, articles, comments, uploads and everything else that we keep about you, in one JSON file."
    >
      <Form method="post">
        <input type="hidden" name="intent" value="export" />
        <SubmitButton look="outline" busy={busy} busyText="Preparing...">
          Download my data
        </SubmitButton>
        {error && (
          <Banner kind="error" className="mt-4">
            {error}
          </Banner>
        )}
      </Form>
    </Setting>
  );
}
