import { useSubmit } from "#features/members/account/use-submit.ts";
import type { ListedMember, MemberFunctions } from "#features/members/contract.ts";
import { ConfirmDialog } from "#ui/forms/confirm-dialog.tsx";
import { type Change, changes } from "./change.ts";

type ChangeDialogProps = {
  asked: { member: ListedMember; change: Change } | undefined;
  changeMember: MemberFunctions["changeMember"];
  onChanged(member: ListedMember, message: string): void;
  onClose(): void;
};

/** Asks whether a member is really to be changed, and says why not when the server refuses. */
export function ChangeDialog({ asked, changeMember, onChanged, onClose }: ChangeDialogProps) {
  const sending = useSubmit("The member could not be changed. Please try again.");
  const name = asked?.member.name ?? "";
  const { sent, title, question, yes, busy, done, danger } = changes[asked?.change ?? "enable"];

  async function change(): Promise<void> {
    if (!asked) return;
    await sending.send(async () =>
      onChanged(await changeMember({ id: asked.member._id, ...sent }), done(name)),
    );
  }

  return (
    <ConfirmDialog
      open={asked !== undefined}
      title={title}
      text={question(name)}
      yes={yes}
      busyText={busy}
      danger={danger}
      busy={sending.busy}
      failure={sending.failure}
      onYes={change}
      onNo={() => {
        sending.clear();
        onClose();
      }}
    />
  );
}
