import { generatedUrl } from "#features/media/generated-picture.ts";
import { ownText } from "#ui/text-language.ts";
import { useSite } from "../../site.ts";

const theme = "A city is read on foot";

export function QuotePanel() {
  const { quote, quoteSource } = useSite();
  return (
    <div className="on-deep relative hidden bg-green text-on-deep lg:block">
      <figure className="sticky top-18 isolate flex h-[calc(100dvh-4.5rem)] max-h-[56rem] flex-col justify-end overflow-hidden p-12 xl:p-16">
        <img
          src={generatedUrl(theme)}
          alt=""
          width={1600}
          height={1000}
          loading="lazy"
          className="drawn-map absolute inset-0 -z-10 size-full mask-b-from-20% mask-b-to-72% object-cover"
        />
        {quote && (
          <blockquote className="max-w-[34rem] font-serif text-[clamp(1.75rem,1.2rem+1.4vw,2.5rem)] leading-[1.2] tracking-[-0.015em] text-balance">
            <p {...ownText()}>{quote}</p>
          </blockquote>
        )}
        {quote && quoteSource && (
          <figcaption className="caps mt-6 text-ochre-light">{quoteSource}</figcaption>
        )}
      </figure>
    </div>
  );
}
