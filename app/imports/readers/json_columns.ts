import { joinList } from '#app/core/lists/cells'

export type JsonRecord = Record<string, unknown>

type Cell = (record: JsonRecord) => unknown

/**
 * The columns of JSON records: those of the first record, by key. Domains, parents and skills can
 * be objects, as in our exports, or texts; lists are joined into one cell.
 */
export function jsonColumns(first: JsonRecord) {
  const columns = recordColumns(first)
  const names = Object.keys(columns)
  const known = new Set(Object.keys(first))
  return {
    header: names,
    cells(record: JsonRecord): string[] {
      const cells = names.map((name) => textOf(columns[name](record)))
      for (const key of Object.keys(record)) if (!known.has(key)) cells.push(textOf(record[key]))
      return cells
    },
  }
}

/**
 * Extractors by key. If both skills are objects, weights are in percent, since it is our own
 * export.
 */
function recordColumns(first: JsonRecord): Record<string, Cell> {
  const isOurs = isObject(first.related_skill)
  const columns: Record<string, Cell> = {}
  for (const key of Object.keys(first)) {
    const value: Cell = (record) => record[key]
    switch (key) {
      case 'skill':
      case 'related_skill':
        columns[key] = (record) => named(record[key])
        break
      case 'domain':
        columns.category = (record) => named(record.domain)
        columns.category_code = (record) => part(record.domain, 'code')
        columns.category_uri = (record) => part(record.domain, 'external_uri')
        break
      case 'parent':
        columns.parent_code = ({ parent }) => (isObject(parent) ? parent.code : parent)
        columns.parent_uri = (record) => part(record.parent, 'external_uri')
        break
      case 'weight':
        columns[isOurs ? 'weight_percent' : 'weight'] = value
        break
      default:
        columns[key] = (record) => plain(record[key])
    }
  }
  return columns
}

function textOf(value: unknown): string {
  if (value === null || value === undefined) return ''
  if (Array.isArray(value)) return joinList(value.map(itemOf))
  return typeof value === 'object' ? JSON.stringify(value) : String(value)
}

/** Nested lists are not supported; joining them would double the escapes at each level. */
function itemOf(value: unknown): string {
  return Array.isArray(value) ? JSON.stringify(value) : textOf(value)
}

function isObject(value: unknown): value is JsonRecord {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

/** Objects with a name are texts in files: `{"id": "ST1", "name": "Certification"}`. */
function plain(value: unknown): unknown {
  return isObject(value) && typeof value.name === 'string' ? value.name : value
}

function named(value: unknown): unknown {
  return isObject(value) ? value.name : value
}

function part(value: unknown, key: string): unknown {
  return isObject(value) ? value[key] : null
}
