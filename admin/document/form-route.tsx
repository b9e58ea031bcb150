/** The layout route of a kind shows its form, which stays while a new document gets its URL. */
export default function FormRoute() {
  return null;
}
