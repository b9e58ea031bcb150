import { namedDrawings } from "#features/media/generated-picture.ts";

/** `titled`: the page has no other h1. */
export function EmptyHero({ titled }: { titled: boolean }) {
  const Title = titled ? "h1" : "p";
  return (
    <section className="on-deep relative isolate overflow-hidden bg-deep text-on-deep">
      <img
        src={namedDrawings.home}
        alt=""
        width={1600}
        height={1000}
        className="absolute inset-y-0 right-0 -z-10 h-full w-full object-cover opacity-25 [mask-image:linear-gradient(to_left,#000_40%,#0000)] lg:w-[64%] lg:opacity-80"
      />
      <div className="page flex min-h-[26rem] flex-col items-start justify-center py-16">
        <Title className="heading max-w-[34rem] text-h1">There are no articles yet</Title>
        <p className="mt-5 max-w-[32rem] text-lead text-on-deep-soft">
          The newest one is shown here as soon as it is published.
        </p>
      </div>
    </section>
  );
}
