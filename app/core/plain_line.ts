/** The text of a file for one line of a terminal, without control characters that could move the cursor or change colours. */
export function plainLine(text: string): string {
  return text.replace(/\s+/g, ' ').replace(/\p{Cc}/gu, '')
}
