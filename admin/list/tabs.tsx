import { type Filter, FilterLinks } from "#ui/filter-links.tsx";
import { useScrollToLink } from "../use-scroll-to-link.ts";

export function Tabs({ label, tabs }: { label: string; tabs: Filter[] }) {
  const around = useScrollToLink<HTMLDivElement>(tabs.find(({ active }) => active)?.to);
  return (
    <div ref={around} className="max-w-full">
      <FilterLinks compact label={label} filters={tabs} />
    </div>
  );
}
