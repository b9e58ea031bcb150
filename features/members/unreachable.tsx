import { Button } from "#ui/button.tsx";
import { MessagePanel } from "#ui/message-panel.tsx";
import { session } from "./session.ts";

/** In the place of a page that depends on who reads, while the server cannot be asked. */
export function Unreachable() {
  return (
    <MessagePanel
      level={1}
      title="No connection"
      text="You are still signed in, but the server cannot be reached at the moment. The page opens by itself as soon as it answers."
    >
      <Button onClick={session.check}>Try again</Button>
    </MessagePanel>
  );
}
