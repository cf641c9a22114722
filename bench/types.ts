/** One measured comparison. `ratio` is ours to the reference in the sense that `target` states. */
export interface BenchRow {
  name: string
  ours: number
  reference: number
  unit: string
  ratio: number
  target?: string
  note?: string
}

export type Bench = (options: { large: boolean }) => Promise<BenchRow[]>
