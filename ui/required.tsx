/** Marks the name of a field that must be filled in. Screen readers are told by the field itself. */
export function RequiredMark() {
  return (
    <span aria-hidden className="text-danger">
      {" *"}
    </span>
  );
}

/** What the mark means. Stands above the fields of a form. */
export function RequiredLegend() {
  return (
    <p className="text-meta text-muted">
      <span className="text-danger">*</span> Required
    </p>
  );
}
