import { isRouteErrorResponse } from "react-router";
import { LinkButton } from "#ui/button.tsx";
import { MessagePanel } from "#ui/message-panel.tsx";
import { ReloadButton } from "#ui/reload-button.tsx";
import { SearchBox } from "../listing/search-box.tsx";
import { messageFor } from "../route-errors.ts";

export function Failure({ error }: { error: unknown }) {
  if (isRouteErrorResponse(error) && [404, 410].includes(error.status)) return <NotFound />;
  return (
    <MessagePanel
      level={1}
      title="Something went wrong"
      text={messageFor(error, "This page could not be shown. Please try again in a moment.")}
    >
      <ReloadButton>Try again</ReloadButton>
      <LinkButton to="/" look="outline">
        Go to the home page
      </LinkButton>
    </MessagePanel>
  );
}

function NotFound() {
  return (
    <MessagePanel
      level={1}
      title="Page not found"
      text="Check the address for typos. The page may have been moved or removed."
    >
      <SearchBox action="/search" label="Search this site" className="mb-3 flex w-full" />
      <LinkButton to="/">Go to the home page</LinkButton>
      <LinkButton to="/blogs" look="outline">
        All articles
      </LinkButton>
      <LinkButton to="/contact" look="outline">
        Contact us
      </LinkButton>
    </MessagePanel>
  );
}
