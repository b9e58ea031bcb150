import { Plus } from "lucide-react";
import { lists } from "#features/publishing/kinds.ts";
import { LinkButton } from "#ui/button.tsx";
import { ListPage } from "../list/list-page.tsx";
import { listRoute } from "../list/list-route.tsx";
import { useList } from "../list/use-list.tsx";
import { ArrangeButton } from "./arrange-button.tsx";
import { personList } from "./person-list.tsx";

const { handle, meta, clientLoader, ErrorBoundary } = listRoute(personList);

export { clientLoader, ErrorBoundary, handle, meta };

export default function People() {
  const view = useList(personList);
  return (
    <ListPage
      view={view}
      aside={
        <div className="flex flex-wrap gap-2.5">
          {view.page.total > 1 && <ArrangeButton onClose={view.reload} />}
          <LinkButton to={lists.person.create}>
            <Plus aria-hidden className="size-4.5" />
            Create Person
          </LinkButton>
        </div>
      }
    />
  );
}
