import { lazy, Suspense } from "react";
import { DeskGate } from "#features/members/desk-gate.tsx";
import { Waiting } from "#ui/waiting.tsx";
import { useApi } from "../api.ts";
import { DeskNavigation } from "../desk/desk-navigation.tsx";
import { head } from "../head.ts";
import type { Route } from "./+types/edit-photography.ts";

// Only admins need it.
const OpenedCollection = lazy(async () => ({
  default: (await import("#features/photography/desk/opened-collection.tsx")).OpenedCollection,
}));

export const meta = (args: Route.MetaArgs) =>
  head(args, { title: "Edit Photography", description: "A collection of the gallery.", path: null });

export default function EditPhotography({ params: { id } }: Route.ComponentProps) {
  const { collections, media, writing } = useApi();
  const suggestTags = writing.tags;
  return (
    <DeskGate
      signIn="Please log in to edit a photography collection."
      refusal="Only administrators can edit photography collections."
    >
      {(member, signedIn) => (
        <>
          <DeskNavigation />
          <Suspense fallback={<Waiting page />}>
            <OpenedCollection
              key={id}
              id={id}
              owner={member._id}
              {...{ signedIn, collections, media, suggestTags }}
            />
          </Suspense>
        </>
      )}
    </DeskGate>
  );
}
