import { Button } from "#ui/button.tsx";
import { MessagePanel } from "#ui/message-panel.tsx";
import { session, useSession } from "../session.ts";

export function Unreachable() {
  const current = useSession();
  const answered = current.state === "unreachable" && current.answered;
  return (
    <MessagePanel
      level={1}
      title={answered ? "Your account could not be loaded" : "No connection"}
      text={`You are still signed in, but ${answered ? "something went wrong on the server" : "the server cannot be reached at the moment"}. The page opens by itself as soon as it answers.`}
    >
      <Button onClick={session.check}>Try again</Button>
    </MessagePanel>
  );
}
