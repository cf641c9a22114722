/** The texts of a form as they came in, as far as they did, with plain line ends. */
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

/** Where what was typed differs from what stands there now. */
export interface Difference {
  field: string
  /** The name of its control in the form, where that is not `field`. */
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
