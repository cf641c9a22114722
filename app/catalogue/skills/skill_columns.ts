/** A nullable text field of a skill, edited in forms and imported from files. */
interface TextColumn {
  /**
   * `several` preserves line breaks and uses a text area; whitespace in a single line is
   * normalized.
   */
  lines: 'one' | 'several'
  maxLength: number
  /**
   * Header keys that an import accepts, including the name of the column; an export writes the
   * first.
   */
  headers: readonly [string, ...string[]]
  /** Visible to clients: in the changes feed and in lookups. */
  isPublished?: true
  /** `more` is the section of the form that is initially collapsed. */
  section: 'main' | 'more'
  /** The description in the `/v1` documentation. */
  description?: string
  example: string
}

/**
 * The plain text fields of a skill, in the order of forms and files; used by form, validators,
 * responses, schemas, imports, exports, change log and feed. The page of the form loads this
 * module, so it has no imports.
 */
const declared = {
  description: {
    lines: 'several',
    maxLength: 20_000,
    headers: ['description', 'definition'],
    isPublished: true,
    section: 'main',
    example: 'Joining metals by melting them together.',
  },
  /** The key of imports together with the URI; unique among skills. */
  external_id: {
    lines: 'one',
    maxLength: 200,
    headers: ['external_id'],
    isPublished: true,
    section: 'more',
    description: 'Its id in another catalogue; no other skill has it.',
    example: 'S1.2.3',
  },
  external_uri: {
    lines: 'one',
    maxLength: 500,
    headers: ['uri', 'external_uri', 'concept_uri'],
    isPublished: true,
    section: 'more',
    description: 'Its URI in another catalogue; no other skill has it.',
    example: 'https://data.europa.eu/esco/skill/1',
  },
  source: {
    lines: 'one',
    maxLength: 200,
    headers: ['source', 'origin'],
    section: 'more',
    example: 'ESCO 1.2',
  },
} as const satisfies Record<string, TextColumn>

export type SkillColumn = keyof typeof declared
export type PublishedSkillColumn = {
  [Name in SkillColumn]: (typeof declared)[Name] extends { isPublished: true } ? Name : never
}[SkillColumn]
export type SkillTexts = Record<SkillColumn, string | null>

export const skillColumns: Record<SkillColumn, TextColumn> = declared
export const skillColumnNames = Object.keys(declared) as SkillColumn[]
export const publishedSkillColumns = skillColumnNames.filter(
  (name): name is PublishedSkillColumn => skillColumns[name].isPublished === true
)

/** The column headers of exports. */
export const skillHeaders = skillColumnNames.map((name) => skillColumns[name].headers[0])

/** Builds an object with a value for each column. */
export function byColumn<Value>(valueOf: (name: SkillColumn, column: TextColumn) => Value) {
  const entries = skillColumnNames.map((name) => [name, valueOf(name, skillColumns[name])])
  return Object.fromEntries(entries) as Record<SkillColumn, Value>
}

/** The values of the columns that are visible to clients. */
export function publishedOf<Value>(values: Record<SkillColumn, Value>) {
  const entries = publishedSkillColumns.map((name) => [name, values[name]])
  return Object.fromEntries(entries) as Record<PublishedSkillColumn, Value>
}

type AttributeOf<Name extends string> = Name extends `${infer Head}_${infer Tail}`
  ? `${Head}${Capitalize<AttributeOf<Tail>>}`
  : Name

/** The model attribute of a column: `externalId` for `external_id`. */
export function skillAttributeOf<Name extends SkillColumn>(name: Name) {
  return name.replace(/_(\w)/g, (_, letter: string) => letter.toUpperCase()) as AttributeOf<Name>
}
