import { readdir } from 'node:fs/promises'
import { basename } from 'node:path'
import app from '@adonisjs/core/services/app'
import db from '@adonisjs/lucid/services/db'

/** The names of migrations of this version that the database has not run; later ones do not matter. */
export async function pendingMigrations(): Promise<string[]> {
  const done = new Set(await completedMigrations())
  const names = await migrationNames()
  return names.filter((name) => !done.has(name)).sort()
}

/** The names of all migrations of this version. */
export async function migrationNames(): Promise<string[]> {
  const files = await readdir(app.migrationsPath())
  return files.flatMap((file) => /^(\d.*)(?<!\.d)\.[jt]s$/.exec(file)?.[1] ?? [])
}

async function completedMigrations(): Promise<string[]> {
  try {
    const rows = await db.from('adonis_schema').select('name')
    return rows.map(({ name }: { name: string }) => basename(name))
  } catch (error) {
    if (isMissingTable(error)) return []
    throw error
  }
}

export function isMissingTable(error: unknown): boolean {
  const { code, message = '' } = Object(error) as { code?: string; message?: string }
  return code === '42P01' || message.includes('no such table')
}

export function isMissingColumn(error: unknown): boolean {
  const { code, message = '' } = Object(error) as { code?: string; message?: string }
  return code === '42703' || /no such column|has no column named/.test(message)
}
