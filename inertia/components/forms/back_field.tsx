/** The list view to return to after the form. */
export function BackField({ back }: { back: string | null }) {
  return back ? <input type="hidden" name="back" value={back} /> : null
}
