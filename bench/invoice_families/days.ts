/** The ISO date a number of days after another; before it if the number is negative. */
export function dayAfter(day: string, days: number): string {
  return new Date(Date.parse(day) + days * 86_400_000).toISOString().slice(0, 10)
}

export function daysBetween(from: string, until: string): number {
  return Math.round((Date.parse(until) - Date.parse(from)) / 86_400_000)
}
