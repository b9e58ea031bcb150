import { m } from "#messages";
import { Button } from "#ui/button.tsx";
import { MessagePanel } from "#ui/message-panel.tsx";
import { session, useSession } from "../session.ts";

export function Unreachable() {
  const current = useSession();
  const answered = current.state === "unreachable" && current.answered;
  return (
    <MessagePanel
      level={1}
      title={answered ? m.members.notLoadedTitle() : m.members.unreachableTitle()}
      text={answered ? m.members.notLoadedText() : m.members.unreachableText()}
    >
      <Button onClick={session.check}>{m.common.tryAgain()}</Button>
    </MessagePanel>
  );
}
