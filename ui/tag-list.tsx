import { m } from "#messages";
import { Link } from "./link.tsx";

export function TagList({ tags, urlFor }: { tags: string[]; urlFor(tag: string): string }) {
  if (tags.length === 0) return null;
  return (
    <ul aria-label={m.listing.tags()} className="flex flex-wrap gap-x-4 gap-y-1 text-small text-brand">
      {tags.map((tag) => (
        <li key={tag}>
          <Link
            dir="auto"
            to={urlFor(tag)}
            className="inline-flex min-h-8 items-center wrap-anywhere underline-offset-4 hover:underline"
          >
            #{tag}
          </Link>
        </li>
      ))}
    </ul>
  );
}
