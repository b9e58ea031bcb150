import { type Filter, FilterLinks } from "#ui/filter-links.tsx";
import { useScrollToLink } from "../use-scroll-to-link.ts";

type TabsProps = { label: string; tabs: Filter[] };

export function Tabs({ label, tabs }: TabsProps) {
  const around = useScrollToLink<HTMLDivElement>(tabs.find(({ active }) => active)?.to);
  return (
    <div ref={around} className="max-w-full">
      <FilterLinks compact label={label} filters={tabs} />
    </div>
  );
}
