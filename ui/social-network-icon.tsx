import { Globe } from "lucide-react";
import { networkOf } from "./social-networks.ts";
import { SpriteIcon } from "./sprite-icon.tsx";

/** The icon follows the host. */
export function NetworkIcon({ address }: { address: string }) {
  const network = networkOf(address);
  if (!network) return <Globe aria-hidden className="size-5" />;
  return <SpriteIcon name={network.name.toLowerCase()} className="m-px size-4.5 fill-current" />;
}
