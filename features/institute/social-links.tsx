import { AtSign, Globe, Rss } from "lucide-react";

const icons = [AtSign, Globe, Rss];

/** The places where the institute can be found elsewhere, at most three; nothing where none is configured. */
export function SocialLinks({ addresses }: { addresses: string[] }) {
  if (addresses.length === 0) return null;
  return (
    <ul className="mt-6 flex gap-3">
      {addresses.slice(0, icons.length).map((address, index) => {
        const Icon = icons[index] ?? Globe;
        return (
          <li key={address}>
            <a
              href={address}
              rel="me noopener"
              aria-label={`Follow us on ${new URL(address).hostname}`}
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
