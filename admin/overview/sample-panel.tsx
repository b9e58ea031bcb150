import { useEffect, useState } from "react";
import { useRevalidator } from "react-router";
import { announceSiteChange } from "#app/site/site.ts";
import { useApi } from "#core/api.ts";
import type { Overview } from "#features/overview/contract.ts";
import { DocumentUses } from "#features/publishing/document-uses.tsx";
import { m } from "#messages";
import { Button } from "#ui/button.tsx";
import { ConfirmDialog } from "#ui/forms/confirm-dialog.tsx";

const pause = 1000; // milliseconds between an answer and the next request, which would drop a request under way

export function SamplePanel({ sample }: { sample: NonNullable<Overview["sample"]> }) {
  const { setup } = useApi();
  const { revalidate } = useRevalidator();
  const [isAsking, setAsking] = useState(false);
  const { left, kept, isRemoving } = sample;

  useEffect(() => {
    if (!sample.isRemoving) return;
    const timer = setTimeout(() => void revalidate(), pause);
    return () => {
      clearTimeout(timer);
      announceSiteChange();
    };
  }, [sample, revalidate]);

  async function remove(): Promise<void> {
    await setup.removeSample();
    await revalidate();
    setAsking(false);
  }

  return (
    <section aria-labelledby="sample" className="mt-14 rounded-base bg-sunken p-6 md:p-8">
      <h2 id="sample" className="heading text-h4">
        {m.adminOverview.sample()}
      </h2>
      <div className="mt-2 flex flex-wrap items-center justify-between gap-x-8 gap-y-4">
        <p role="status" className="max-w-[44rem] text-small text-muted">
          {isRemoving ? m.adminOverview.sampleRemoving({ left }) : m.adminOverview.sampleText()}
        </p>
        {!isRemoving && (
          <Button variant="outline" onClick={() => setAsking(true)}>
            {m.adminOverview.removeSample()}
          </Button>
        )}
      </div>
      <ConfirmDialog
        open={isAsking}
        title={m.adminOverview.removeSampleTitle()}
        text={
          <>
            {m.adminOverview.removeSampleQuestion()}
            {kept > 0 && ` ${m.adminOverview.sampleKept({ kept })}`}
          </>
        }
        note={<DocumentUses load={() => setup.sampleUses()} used="sample" />}
        yes={m.adminOverview.removeSampleYes()}
        busyText={m.adminOverview.removing()}
        danger
        onYes={remove}
        onNo={() => setAsking(false)}
      />
    </section>
  );
}
