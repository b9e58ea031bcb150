import { namedDrawings } from "#features/media/generated-picture.ts";
import { classes } from "#ui/classes.ts";
import { ownText } from "#ui/text-language.ts";
import { useSite } from "../../site/site.ts";

/** The panel beside the forms of accounts: the chosen picture, or a drawing. */
export function QuotePanel() {
  const { quote, quoteSource, appearance } = useSite();
  const { panel } = appearance;
  const { url, srcset, width, height } = panel ?? { url: namedDrawings.account, width: 1600, height: 1000 };
  return (
    <div className="on-deep relative hidden bg-green text-on-deep lg:block">
      <figure className="sticky top-18 isolate flex h-[calc(100dvh-4.5rem)] max-h-[56rem] flex-col justify-end overflow-hidden p-12 xl:p-16">
        <img
          src={url}
          srcSet={srcset || undefined}
          sizes={srcset ? "50vw" : undefined}
          alt=""
          width={width}
          height={height}
          loading="lazy"
          className={classes(
            "absolute inset-x-0 top-0 -z-10 w-full object-cover",
            quote ? "h-[74%]" : "h-full",
          )}
        />
        {quote && (
          <div className="absolute inset-x-0 top-[44%] bottom-[26%] -z-10 bg-linear-to-t from-green to-transparent" />
        )}
        {quote && (
          <blockquote className="max-w-[34rem] font-serif text-[clamp(1.75rem,1.2rem+1.4vw,2.5rem)] leading-[1.2] tracking-[-0.015em] text-balance">
            <p {...ownText("quote")}>{quote}</p>
          </blockquote>
        )}
        {quote && quoteSource && (
          <figcaption lang={ownText("quoteSource").lang} className="caps mt-6 text-ochre-light">
            {quoteSource}
          </figcaption>
        )}
      </figure>
    </div>
  );
}
