/** The help text of `--columns` of both programs. */
export const columnsHelp =
  'Comma-separated Header=field pairs for columns with other headers; Header= ignores a ' +
  'column. If a header contains a comma or "=", use JSON: {"Header": "field", "Other": null}'

/**
 * Parses a mapping of headers to fields, null to ignore one. The import validates the fields.
 * @throws RangeError for an invalid mapping
 */
export function readColumns(text: string): Record<string, string | null> {
  if (text.trimStart().startsWith('{')) return readJson(text)
  const pairs = text.split(',').map((pair): [string, string | null] => {
    const [header, field, ...more] = pair.split('=').map((part) => part.trim())
    if (!header || field === undefined || more.length) {
      throw new RangeError(`--columns: "${pair}" does not have the form Header=field`)
    }
    return [header, field || null]
  })
  return Object.fromEntries(pairs)
}

function readJson(text: string): Record<string, string | null> {
  let read: unknown
  try {
    read = JSON.parse(text)
  } catch {
    throw new RangeError('--columns: the value is not valid JSON')
  }
  const pairs = Object.entries(read as Record<string, unknown>)
  if (pairs.every((pair): pair is [string, string | null] => isField(pair[1]))) {
    return Object.fromEntries(pairs)
  }
  throw new RangeError('--columns: the value of each header must be a field or null')
}

function isField(value: unknown): value is string | null {
  return value === null || typeof value === 'string'
}
