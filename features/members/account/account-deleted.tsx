import { useEffect } from "react";
import { LinkButton } from "#ui/button.tsx";
import { MessagePanel } from "#ui/message-panel.tsx";

export function AccountDeleted() {
  useEffect(() => document.getElementById("main")?.focus({ preventScroll: true }), []);
  return (
    <MessagePanel
      level={1}
      title="Your account has been deleted"
      text="Your profile, likes and sessions are gone. You can still read everything on this site."
    >
      <LinkButton to="/">Go to the home page</LinkButton>
    </MessagePanel>
  );
}
