import type { ColumnInfo, SchemaRules } from '@adonisjs/lucid/types/schema_generator'

/** The decorator writes JSON text, and reads the values of both databases. */
const json: ColumnInfo = {
  tsType: 'unknown',
  imports: [{ source: '#app/core/db/json_column', namedImports: ['jsonColumn'] }],
  decorators: [{ name: '@jsonColumn' }],
}

/** SQLite stores booleans as 0 and 1. */
const boolean: ColumnInfo = {
  tsType: 'boolean',
  imports: [{ source: '#app/core/db/boolean_column', namedImports: ['booleanColumn'] }],
  decorators: [{ name: '@booleanColumn' }],
}

/** Public ids are assigned before the insert. */
const uid: ColumnInfo = {
  tsType: 'string',
  imports: [{ source: '#app/core/db/uid_column', namedImports: ['uidColumn'] }],
  decorators: [{ name: '@uidColumn' }],
}

const number: ColumnInfo = { tsType: 'number', imports: [], decorators: [{ name: '@column' }] }

export default {
  types: { json, boolean, bigint: number },
  columns: { uid },
  /** Only on PostgreSQL. */
  tables: { client_packages: { skipColumns: ['is_used_up'] } },
  primaryKey: (_table, keys) => ({
    columnName: keys[0],
    columnInfo: { ...number, decorators: [{ name: '@column', args: { isPrimary: true } }] },
  }),
} satisfies SchemaRules
