import { isAppError } from "#core/errors.ts";
import type { CollectionFunctions } from "#features/photography/writing-contract.ts";
import { Button, LinkButton } from "#ui/button.tsx";
import { Loading } from "#ui/forms/loading.tsx";
import { MessagePanel } from "#ui/message-panel.tsx";
import { useQuery } from "#ui/use-query.ts";
import type { FormApi } from "./new-collection.tsx";
import { SavedCollection } from "./saved-collection.tsx";

type OpenedCollectionProps = FormApi & { id: string; owner: string; signedIn: boolean };

/** Loads a collection to be changed, and says why there is none. */
export function OpenedCollection({ id, collections, ...rest }: OpenedCollectionProps) {
  const found = useQuery(id, () => lookedFor(collections, id));
  if (found.state === "loading") return <Loading page />;
  if (found.state === "failed") {
    return (
      <MessagePanel level={1} title="Failed to load collection" text="Please try again in a moment.">
        <Button onClick={found.again}>Try Again</Button>
      </MessagePanel>
    );
  }
  if (!found.value) {
    return (
      <MessagePanel
        level={1}
        title="Collection Not Found"
        text="The photography collection you're looking for doesn't exist or has been removed."
      >
        <LinkButton to="/photography">Back to Gallery</LinkButton>
      </MessagePanel>
    );
  }
  if (found.value.status === "trash") {
    return (
      <MessagePanel
        level={1}
        title="This collection is in the trash"
        text={`“${found.value.title}” can be taken out of it and be changed then.`}
      >
        <Button onClick={() => collections.restore({ ids: [id] }).then(found.again, found.again)}>
          Restore it
        </Button>
        <LinkButton look="outline" to="/manage-trash">
          Go to the trash
        </LinkButton>
      </MessagePanel>
    );
  }
  return <SavedCollection key={id} collection={found.value} collections={collections} {...rest} />;
}

/** Null where there is none. */
async function lookedFor(collections: CollectionFunctions, id: string) {
  try {
    return await collections.read({ id });
  } catch (error) {
    if (isAppError(error) && [400, 404].includes(error.status)) return null;
    throw error;
  }
}
