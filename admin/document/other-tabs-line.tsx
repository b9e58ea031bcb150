type OtherTabsProps = { isOpenElsewhere: boolean; savedThere: boolean };

/** Says that the same article is being written in another tab. */
export function OtherTabs({ isOpenElsewhere, savedThere }: OtherTabsProps) {
  if (!isOpenElsewhere && !savedThere) return null;
  return (
    <p
      role="status"
      className="rounded-base border border-l-4 border-hairline border-l-info bg-surface px-5 py-4 text-small"
    >
      {savedThere ? (
        <>
          <span className="font-semibold">This article has been saved in another tab.</span> When you save
          here, you see both texts and choose one.
        </>
      ) : (
        <>
          <span className="font-semibold">This article is open in another tab.</span> Neither tab overwrites
          the other without asking you.
        </>
      )}
    </p>
  );
}
