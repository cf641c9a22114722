/** Takes the list view that a form was opened from along, to return to it. */
export function BackField({ back }: { back: string | null }) {
  return back ? <input type="hidden" name="back" value={back} /> : null
}
