import { Fragment } from "react";
import { linkedParts } from "#core/web-addresses.ts";

/** Links in user content are not endorsed by this site. */
export function LinkedText({ text }: { text: string }) {
  return linkedParts(text).map((part) => (
    <Fragment key={part.at}>
      {part.href ? (
        <a
          href={part.href}
          rel="noopener nofollow ugc"
          className="wrap-anywhere text-brand underline underline-offset-4"
        >
          {part.words}
        </a>
      ) : (
        part.words
      )}
    </Fragment>
  ));
}
