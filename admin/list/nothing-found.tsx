import { LinkButton } from "#ui/button.tsx";
import { MessagePanel } from "#ui/message-panel.tsx";

/** Said where a search or a filter finds no rows, with a way back to all of them. */
export function NothingFound({ nouns, to }: { nouns: string; to: string }) {
  return (
    <MessagePanel title={`No ${nouns} found`} text={`No ${nouns} match this search and these filters.`}>
      <LinkButton to={to} look="outline">
        Clear filters
      </LinkButton>
    </MessagePanel>
  );
}
