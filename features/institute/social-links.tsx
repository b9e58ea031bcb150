import { AtSign, Globe, Rss } from "lucide-react";
import { social } from "./social.ts";

const icons = [AtSign, Globe, Rss];

/** The social icons of the institute, at most three; nothing where none is configured. */
export function SocialLinks() {
  if (social.length === 0) return null;
  return (
    <ul className="mt-6 flex gap-3">
      {social.slice(0, icons.length).map(({ name, address }, index) => {
        const Icon = icons[index] ?? Globe;
        return (
          <li key={address}>
            <a
              href={address}
              rel="me noopener"
              aria-label={name}
              className="flex size-11 items-center justify-center rounded-full border border-current hover:bg-ochre hover:text-night"
            >
              <Icon aria-hidden className="size-5" />
            </a>
          </li>
        );
      })}
    </ul>
  );
}
