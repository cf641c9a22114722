/** A measured comparison. `ratio` compares ours with the reference as stated in `target`. */
export interface BenchRow {
  name: string
  ours: number
  reference: number
  unit: string
  ratio: number
  target?: string
  note?: string
}

export type Bench = (options: { large: boolean; gold: string }) => Promise<BenchRow[]>
