/** The submitted text fields of a form, with normalized line endings. */
export function typedTexts<Field extends string>(
  input: unknown,
  fields: readonly Field[]
): Partial<Record<Field, string>> {
  if (typeof input !== 'object' || input === null) return {}
  const entries = fields
    .map((field) => [field, Reflect.get(input, field)] as const)
    .filter(([, value]) => typeof value === 'string' || value === null)
    .map(([field, value]) => [field, String(value ?? '').replaceAll('\r\n', '\n')])
  return Object.fromEntries(entries) as Partial<Record<Field, string>>
}

/** A submitted value that differs from the current one. */
export type Difference = {
  field: string
  /** The name of the form control, if it is not `field`. */
  input?: string
  now: string
  typed: string
}

export function differencesBetween(
  now: Record<string, string>,
  typed: Record<string, string>
): Difference[] {
  return Object.keys(typed)
    .filter((field) => field in now && now[field] !== typed[field])
    .map((field) => ({ field, now: now[field], typed: typed[field] }))
}
