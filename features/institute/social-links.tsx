import { m } from "#messages";
import { NetworkIcon } from "#ui/social-network-icon.tsx";
import { networkOf } from "#ui/social-networks.ts";

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
              aria-label={m.shell.followOn({ network: network?.name ?? new URL(address).hostname })}
              className="flex size-11 items-center justify-center rounded-full border border-current hover:bg-ochre hover:text-night"
            >
              <NetworkIcon address={address} />
            </a>
          </li>
        );
      })}
    </ul>
  );
}
