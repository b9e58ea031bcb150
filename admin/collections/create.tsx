import { lazy, Suspense } from "react";
import type { MetaArgs } from "react-router";
import { head } from "#app/head.ts";
import { useApi } from "#core/api.ts";
import { Loading } from "#ui/forms/loading.tsx";
import { type AdminHandle, useMember } from "../guard.tsx";

// Only admins need it.
const NewCollection = lazy(async () => ({
  default: (await import("./new-collection.tsx")).NewCollection,
}));

export const handle: AdminHandle = {
  refusal: "Only administrators can create photography collections.",
  signIn: "Please log in to create a photography collection.",
};

export const meta = (args: MetaArgs) =>
  head(args, { title: "Create Photography", description: "A new collection for the gallery.", path: null });

export default function CreatePhotography() {
  const { collections, media, writing } = useApi();
  const { member, signedIn } = useMember();
  const suggestTags = writing.tags;
  return (
    <Suspense fallback={<Loading page />}>
      <NewCollection owner={member._id} {...{ signedIn, collections, media, suggestTags }} />
    </Suspense>
  );
}
