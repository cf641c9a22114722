/**
 * Whether the database rejected a row because of the unique constraint on these columns. PostgreSQL
 * reports the constraint (23505), SQLite the columns.
 */
export function violatesUnique(error: unknown, table: string, ...columns: string[]): boolean {
  if (!(error instanceof Error)) return false
  const { code, constraint, message } = error as Error & { code?: string; constraint?: string }
  if (code === '23505') return constraint === `${table}_${columns.join('_')}_unique`
  const named = columns.map((column) => `${table}.${column}`).join(', ')
  return code === 'SQLITE_CONSTRAINT' && message.endsWith(`UNIQUE constraint failed: ${named}`)
}
