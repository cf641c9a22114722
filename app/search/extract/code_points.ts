/** Converts an offset in UTF-16 code units to code points; half a surrogate pair counts as one. */
export function codePointsBefore(text: string): (offset: number) => number {
  const counts = new Int32Array(text.length + 1)
  for (let at = 0, count = 0; at < text.length;) {
    const units = text.codePointAt(at)! > 0xffff ? 2 : 1
    count += 1
    counts.fill(count, at + 1, at + units + 1)
    at += units
  }
  return (offset) => counts[offset]
}
