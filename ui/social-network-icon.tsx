import { Globe } from "lucide-react";
import { networkOf } from "./social-networks.ts";

/** The icon follows the host. */
export function NetworkIcon({ address }: { address: string }) {
  const network = networkOf(address);
  if (!network) return <Globe aria-hidden className="size-5" />;
  return (
    <svg aria-hidden viewBox="0 0 24 24" className="m-px size-4.5 fill-current">
      <path fillRule="evenodd" d={network.path} />
    </svg>
  );
}
