import sprite from "./sprite.svg";

type SpriteIconProps = { name: string; className: string };

/** An icon from a file of its own, which browsers keep: for what is on every page, below the fold. */
export function SpriteIcon({ name, className }: SpriteIconProps) {
  return (
    <svg aria-hidden className={className}>
      <use href={`${sprite}#${name}`} />
    </svg>
  );
}
