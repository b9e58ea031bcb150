import { useEffect, useState } from "react";
import { useRevalidator } from "react-router";
import { announceSiteChange } from "#app/site/site.ts";
import { useApi } from "#core/api.ts";
import { plural } from "#core/plural.ts";
import type { Overview } from "#features/overview/contract.ts";
import { DocumentUses } from "#features/publishing/document-uses.tsx";
import { Button } from "#ui/button.tsx";
import { ConfirmDialog } from "#ui/forms/confirm-dialog.tsx";

const every = 1000; // milliseconds between two requests

export function SamplePanel({ sample }: { sample: NonNullable<Overview["sample"]> }) {
  const { setup } = useApi();
  const { revalidate } = useRevalidator();
  const [isAsking, setAsking] = useState(false);
  const { left, kept, isRemoving } = sample;

  useEffect(() => {
    if (!isRemoving) return;
    announceSiteChange();
    const timer = setInterval(() => void revalidate(), every);
    return () => clearInterval(timer);
  }, [isRemoving, revalidate]);

  async function remove(): Promise<void> {
    await setup.removeSample();
    await revalidate();
    setAsking(false);
  }

  return (
    <section aria-labelledby="sample" className="mt-14 rounded-base bg-sunken p-6 md:p-8">
      <h2 id="sample" className="heading text-h4">
        The sample institute
      </h2>
      <div className="mt-2 flex flex-wrap items-center justify-between gap-x-8 gap-y-4">
        <p role="status" className="max-w-[44rem] text-small text-muted">
          {isRemoving
            ? `The sample is being removed. ${plural(left, "item")} left.`
            : "Its articles, photographs, people and comments are invented, to show what the site can do. Remove it when you are ready: what you have made stays."}
        </p>
        {!isRemoving && (
          <Button variant="outline" onClick={() => setAsking(true)}>
            Remove the sample institute
          </Button>
        )}
      </div>
      <ConfirmDialog
        open={isAsking}
        title="Remove the sample institute?"
        text={
          <>
            Its articles, collections, people, members, comments and pictures are deleted permanently, with
            readers’ comments on its articles. What you have written or uploaded stays.
            {kept > 0 &&
              ` ${plural(kept, "sample document")} that you have changed ${kept === 1 ? "stays" : "stay"}, too.`}
          </>
        }
        note={<DocumentUses load={() => setup.sampleUses()} used="sample" />}
        yes="Remove it"
        busyText="Removing..."
        danger
        onYes={remove}
        onNo={() => setAsking(false)}
      />
    </section>
  );
}
