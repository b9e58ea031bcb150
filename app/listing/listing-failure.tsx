import { MessagePanel } from "#ui/message-panel.tsx";
import { ReloadButton } from "#ui/reload-button.tsx";
import { messageFor } from "../site/route-errors.ts";

export function ListingFailure({ error, message }: { error: unknown; message: string }) {
  return (
    <MessagePanel level={1} title={message} text={messageFor(error, "Please try again in a moment.")}>
      <ReloadButton>Try Again</ReloadButton>
    </MessagePanel>
  );
}
