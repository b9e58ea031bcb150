import { useState } from "react";
import { Button } from "#ui/button.tsx";
import { ConfirmDialog } from "#ui/forms/confirm-dialog.tsx";
import type { MemberFunctions } from "../../contract.ts";
import { session } from "../../session.ts";
import { useSubmit } from "../use-submit.ts";
import { Setting } from "./setting.tsx";

/** Ends every session of a member, for one who has lost a telephone. */
export function SignOutEverywhere({ signOut }: { signOut: MemberFunctions["logoutEverywhere"] }) {
  const [asked, setAsked] = useState(false);
  const sending = useSubmit("You could not be signed out everywhere. Please try again.");

  async function yes(): Promise<void> {
    await sending.send(async () => {
      await signOut();
      session.end("You have been signed out on every device.");
    });
  }

  return (
    <Setting
      id="sessions"
      title="Devices"
      text="A device stays signed in for seven days. If you lose one, sign out everywhere."
    >
      <Button look="outline" onClick={() => setAsked(true)}>
        Sign out everywhere
      </Button>
      <ConfirmDialog
        open={asked}
        title="Sign out everywhere"
        text="Are you sure you want to sign out on every device, this one included?"
        yes="Sign out everywhere"
        busyText="Signing out..."
        busy={sending.busy}
        failure={sending.failure}
        onYes={yes}
        onNo={() => {
          setAsked(false);
          sending.clear();
        }}
      />
    </Setting>
  );
}
