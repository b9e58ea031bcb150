import { m } from "#messages";
import { MessagePanel } from "#ui/message-panel.tsx";
import { ReloadButton } from "#ui/reload-button.tsx";
import { messageFor } from "../site/route-errors.ts";

export function ListingFailure({ error, message }: { error: unknown; message: string }) {
  return (
    <MessagePanel level={1} title={message} text={messageFor(error, m.listing.tryLater())}>
      <ReloadButton>{m.listing.tryAgain()}</ReloadButton>
    </MessagePanel>
  );
}
