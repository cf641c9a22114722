import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import type { Family } from './family.ts'

const folder = join(import.meta.dirname, 'layouts')

async function familiesIn(file: string): Promise<Family[]> {
  const exported: Record<string, Family[]> = await import(join(folder, file))
  return Object.values(exported).flat()
}

/** All families of `layouts`, by file. Those in `unseen_*.ts` are left out: they are only measured. */
export const families: (Family & { isLeftOut: boolean })[] = []
for (const file of readdirSync(folder).sort())
  for (const family of await familiesIn(file))
    families.push({ ...family, isLeftOut: file.startsWith('unseen_') })
