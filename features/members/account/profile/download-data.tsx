import { Banner } from "#ui/forms/banner.tsx";
import { SubmitButton } from "#ui/forms/submit-button.tsx";
import type { MemberFunctions } from "../../contract.ts";
import { useSubmit } from "../use-submit.ts";
import { Setting } from "./setting.tsx";

/** Everything that is kept about a member, as a file. */
export function DownloadData({ exportData }: { exportData: MemberFunctions["exportData"] }) {
  const sending = useSubmit("Your data could not be put together. Please try again.");
  return (
    <Setting
      id="data"
      title="Your data"
      text="Your profile, articles, comments, uploads and everything else that we keep about you, in one JSON file."
    >
      <form
        ref={sending.form}
        onSubmit={(event) => {
          event.preventDefault();
          void sending.send(async () => save("my-data.json", await exportData()));
        }}
      >
        <SubmitButton look="outline" busy={sending.busy} busyText="Preparing...">
          Download my data
        </SubmitButton>
        {sending.failure && (
          <Banner kind="error" className="mt-4">
            {sending.failure}
          </Banner>
        )}
      </form>
    </Setting>
  );
}

function save(name: string, content: object): void {
  const file = new Blob([JSON.stringify(content, null, 2)], { type: "application/json" });
  const link = document.createElement("a");
  link.href = URL.createObjectURL(file);
  link.download = name;
  link.click();
  URL.revokeObjectURL(link.href);
}
