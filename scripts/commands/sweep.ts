import { sweepMedia } from "#features/media/sweep.server.ts";
import { say } from "#server/cli-output.ts";
import { withServices } from "./with-services.ts";

export async function sweep(args: string[]): Promise<void> {
  const unknown = args.find((arg) => arg !== "--remove");
  if (unknown) throw new Error(`There is no ${unknown} here:  npm run site -- sweep [--remove]`);
  const remove = args.includes("--remove");
  const { missing, stray } = await withServices((ctx, { media }) => sweepMedia(ctx, media, { remove }));
  for (const key of stray) say(`${remove ? "Taken away" : "Needed by nothing"}: ${key}`);
  for (const key of missing) say(`Lost: ${key}`);
  say(`${stray.length} files are needed by nothing, ${missing.length} are lost`);
  if (stray.length > 0 && !remove) say("To delete stray files:  npm run site -- sweep --remove");
  if (missing.length > 0) process.exitCode = 1;
}
