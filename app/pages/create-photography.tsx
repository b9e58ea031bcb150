import { lazy, Suspense } from "react";
import { DeskGate } from "#features/members/desk-gate.tsx";
import { Waiting } from "#ui/waiting.tsx";
import { useApi } from "../api.ts";
import { DeskNavigation } from "../desk/desk-navigation.tsx";
import { head } from "../head.ts";
import type { Route } from "./+types/create-photography.ts";

// Only admins need it.
const NewCollection = lazy(async () => ({
  default: (await import("#features/photography/desk/new-collection.tsx")).NewCollection,
}));

export const meta = (args: Route.MetaArgs) =>
  head(args, { title: "Create Photography", description: "A new collection for the gallery.", path: null });

export default function CreatePhotography() {
  const { collections, media, writing } = useApi();
  const suggestTags = writing.tags;
  return (
    <DeskGate
      signIn="Please log in to create a photography collection."
      refusal="Only administrators can create photography collections."
    >
      {(member, signedIn) => (
        <>
          <DeskNavigation />
          <Suspense fallback={<Waiting page />}>
            <NewCollection owner={member._id} {...{ signedIn, collections, media, suggestTags }} />
          </Suspense>
        </>
      )}
    </DeskGate>
  );
}
