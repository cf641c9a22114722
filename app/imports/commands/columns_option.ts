/** The help text of `--columns` of both programs. */
export const columnsHelp =
  'Comma-separated Header=field pairs for columns with other headers, or #2=field for the second ' +
  'column; Header= ignores a column. If a header contains a comma or "=", or for more than a field, use ' +
  'JSON: {"Header": "field", "Other": null, "Rank": {"field": "weight", "scale": "1-5"}, ' +
  '"relation_type": {"constant": "related"}}; see docs/imports.md'

/** The help text of `--preset` of both programs. */
export const presetHelp =
  'What the file is, such as esco_skills; "last" for the columns of the last file with this header, ' +
  '"none" to detect columns by name. By default, the file is recognised by its columns'

export const noHeaderHelp = 'The first row is data; --columns names columns by place'

/**
 * Parses a mapping of headers to fields, null to ignore one. `uploadValidator` and the import validate the rest.
 * @throws RangeError for an invalid mapping
 */
export function readColumns(text: string): Record<string, unknown> {
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

function readJson(text: string): Record<string, unknown> {
  try {
    return JSON.parse(text) as Record<string, unknown>
  } catch {
    throw new RangeError('--columns: the value is not valid JSON')
  }
}
