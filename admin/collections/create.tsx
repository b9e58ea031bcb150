import { lazy, Suspense } from "react";
import type { MetaArgs } from "react-router";
import { head } from "#app/head.ts";
import { useApi } from "#core/api.ts";
import { Loading } from "#ui/forms/loading.tsx";
import { FormGuard } from "../form-guard.tsx";
import { AdminNavigation } from "../navigation.tsx";

// Only admins need it.
const NewCollection = lazy(async () => ({
  default: (await import("./new-collection.tsx")).NewCollection,
}));

export const meta = (args: MetaArgs) =>
  head(args, { title: "Create Photography", description: "A new collection for the gallery.", path: null });

export default function CreatePhotography() {
  const { collections, media, writing } = useApi();
  const suggestTags = writing.tags;
  return (
    <FormGuard
      signIn="Please log in to create a photography collection."
      refusal="Only administrators can create photography collections."
    >
      {(member, signedIn) => (
        <>
          <AdminNavigation />
          <Suspense fallback={<Loading page />}>
            <NewCollection owner={member._id} {...{ signedIn, collections, media, suggestTags }} />
          </Suspense>
        </>
      )}
    </FormGuard>
  );
}
