/**
 * Whether a write failed because this column refers to a missing row, or a deletion because the
 * column still refers to the row. PostgreSQL reports the constraint (23503), SQLite only that one
 * failed.
 */
export function violatesForeignKey(error: unknown, table: string, column: string): boolean {
  if (!(error instanceof Error)) return false
  const { code, constraint, message } = error as Error & { code?: string; constraint?: string }
  if (code === '23503') return constraint === `${table}_${column}_foreign`
  return code === 'SQLITE_CONSTRAINT' && message.endsWith('FOREIGN KEY constraint failed')
}
