import { namedDrawings } from "#features/media/generated-picture.ts";
import { m } from "#messages";

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
        className="h-64 w-full object-cover mask-b-from-55% mask-b-to-100% sm:h-80 lg:absolute lg:inset-y-0 lg:end-0 lg:-z-10 lg:h-full lg:w-[58%] lg:mask-b-from-100% lg:mask-l-from-75% lg:mask-l-to-100% lg:rtl:[mask-image:linear-gradient(to_right,#000_75%,#0000)]"
      />
      <div className="page flex flex-col items-start justify-center pt-6 pb-14 lg:min-h-[26rem] lg:py-16">
        <Title className="heading max-w-[34rem] text-h1">{m.home.noArticles()}</Title>
        <p className="mt-5 max-w-[32rem] text-lead text-on-deep-soft">{m.home.noArticlesHint()}</p>
      </div>
    </section>
  );
}
