/** What `--columns` takes, on both programs. */
export const columnsHelp =
  'Comma-separated Header=field pairs for columns with other headers; Header= ignores a ' +
  'column. If a header contains a comma or "=", use JSON: {"Header": "field", "Other": null}'

/**
 * The file's headers to fields, null to leave one out. Which fields there are is for the import to say.
 * @throws RangeError where the text is no such list
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
