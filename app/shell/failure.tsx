import { isRouteErrorResponse } from "react-router";
import { m } from "#messages";
import { LinkButton } from "#ui/button.tsx";
import { MessagePanel } from "#ui/message-panel.tsx";
import { ReloadButton } from "#ui/reload-button.tsx";
import { messageFor } from "../site/route-errors.ts";
import { MissingPanel } from "./missing-panel.tsx";

export function Failure({ error }: { error: unknown }) {
  if (isRouteErrorResponse(error) && [404, 410].includes(error.status)) return <NotFound error={error} />;
  return (
    <MessagePanel
      level={1}
      title={m.failure.somethingWrong()}
      text={messageFor(error, m.failure.pageNotShown())}
    >
      <ReloadButton>{m.common.tryAgain()}</ReloadButton>
      <LinkButton to="/" variant="outline">
        {m.failure.goHome()}
      </LinkButton>
    </MessagePanel>
  );
}

function NotFound({ error }: { error: unknown }) {
  return (
    <MissingPanel title={m.failure.pageNotFound()} text={m.failure.checkAddress()} error={error}>
      <LinkButton to="/">{m.failure.goHome()}</LinkButton>
      <LinkButton to="/contact" variant="outline">
        {m.failure.contactUs()}
      </LinkButton>
    </MissingPanel>
  );
}
