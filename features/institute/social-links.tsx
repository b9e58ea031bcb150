import { Globe } from "lucide-react";
import { networkOf } from "./networks.ts";

export function SocialLinks({ addresses }: { addresses: string[] }) {
  if (addresses.length === 0) return null;
  return (
    <ul className="mt-6 flex gap-3">
      {addresses.map((address) => {
        const network = networkOf(address);
        return (
          <li key={address}>
            <a
              href={address}
              rel="me noopener"
              aria-label={`Follow us on ${network?.name ?? new URL(address).hostname}`}
              className="flex size-11 items-center justify-center rounded-full border border-current hover:bg-ochre hover:text-night"
            >
              {network ? (
                <svg aria-hidden viewBox="0 0 24 24" className="size-4.5 fill-current">
                  <path fillRule="evenodd" d={network.path} />
                </svg>
              ) : (
                <Globe aria-hidden className="size-5" />
              )}
            </a>
          </li>
        );
      })}
    </ul>
  );
}
