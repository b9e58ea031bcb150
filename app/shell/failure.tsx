import { isRouteErrorResponse } from "react-router";
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
      title="Something went wrong"
      text={messageFor(error, "This page could not be shown. Please try again in a moment.")}
    >
      <ReloadButton>Try again</ReloadButton>
      <LinkButton to="/" variant="outline">
        Go to the home page
      </LinkButton>
    </MessagePanel>
  );
}

function NotFound({ error }: { error: unknown }) {
  return (
    <MissingPanel
      title="Page not found"
      text="Check the address for typos. The page may have been moved or removed."
      error={error}
    >
      <LinkButton to="/">Go to the home page</LinkButton>
      <LinkButton to="/contact" variant="outline">
        Contact us
      </LinkButton>
    </MissingPanel>
  );
}
