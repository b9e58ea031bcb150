import { lazy, Suspense } from "react";
import type { MetaArgs } from "react-router";
import { head } from "#app/head.ts";
import { useApi } from "#core/api.ts";
import { Loading } from "#ui/forms/loading.tsx";
import { type AdminHandle, useMember } from "../guard.tsx";

// Only admins need it.
const OpenedCollection = lazy(async () => ({
  default: (await import("./opened-collection.tsx")).OpenedCollection,
}));

export const handle: AdminHandle = {
  refusal: "Only administrators can edit photography collections.",
  signIn: "Please log in to edit a photography collection.",
};

export const meta = (args: MetaArgs) =>
  head(args, { title: "Edit Photography", description: "A collection of the gallery.", path: null });

export default function EditPhotography({ params: { id } }: { params: { id: string } }) {
  const { collections, media, writing } = useApi();
  const { member, signedIn } = useMember();
  const suggestTags = writing.tags;
  return (
    <Suspense fallback={<Loading page />}>
      <OpenedCollection
        key={id}
        id={id}
        owner={member._id}
        {...{ signedIn, collections, media, suggestTags }}
      />
    </Suspense>
  );
}
