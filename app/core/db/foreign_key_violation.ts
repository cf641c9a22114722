/**
 * Whether the database refused a write because this column names a row that is not there, or a deletion
 * because it names the row. PostgreSQL names the constraint (23503); SQLite says only that it was one.
 */
export function violatesForeignKey(error: unknown, table: string, column: string): boolean {
  if (!(error instanceof Error)) return false
  const { code, constraint, message } = error as Error & { code?: string; constraint?: string }
  if (code === '23503') return constraint === `${table}_${column}_foreign`
  return code === 'SQLITE_CONSTRAINT' && message.endsWith('FOREIGN KEY constraint failed')
}
