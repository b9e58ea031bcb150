type StatusBarProps = { words: number; tooLong: boolean };

/** Below the text: how much there is. */
export function StatusBar({ words, tooLong }: StatusBarProps) {
  return (
    <div className="border-t border-hairline px-4 py-2.5 text-meta text-muted">
      {tooLong && (
        <p role="alert" className="pb-2 font-medium text-danger">
          This article is nearly as long as an article can be. Please split it into several.
        </p>
      )}
      <p className="text-right">Words: {words.toLocaleString("en-US")}</p>
    </div>
  );
}
