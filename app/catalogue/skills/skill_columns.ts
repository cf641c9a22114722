/** A nullable text of a skill that people edit and files bring. */
interface TextColumn {
  /** `several` keeps line breaks and is a text area in the form; of one line white space is folded. */
  lines: 'one' | 'several'
  maxLength: number
  /** Keys of the headers that an import accepts, the column's own name among them; an export writes the first. */
  headers: readonly [string, ...string[]]
  /** Shown to clients: in the changes feed and in what names are looked up to. */
  isPublished?: true
  /** `more` is the part of the form that is closed at first. */
  section: 'main' | 'more'
  /** What the documentation of `/v1` says of it. */
  description?: string
  example: string
}

/**
 * The plain texts of a skill, in the order in which forms and files have them: form, validators, answers and schemas,
 * imports, exports, change log and feed read this. The form's page loads this module, so it imports nothing.
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
  /** Imports know a skill by its external id or URI, and no two skills have the same. */
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

/** What exports call them. */
export const skillHeaders = skillColumnNames.map((name) => skillColumns[name].headers[0])

/** A value for each column, by its name. */
export function byColumn<Value>(valueOf: (name: SkillColumn, column: TextColumn) => Value) {
  const entries = skillColumnNames.map((name) => [name, valueOf(name, skillColumns[name])])
  return Object.fromEntries(entries) as Record<SkillColumn, Value>
}

/** Of values for all columns those that clients see. */
export function publishedOf<Value>(values: Record<SkillColumn, Value>) {
  const entries = publishedSkillColumns.map((name) => [name, values[name]])
  return Object.fromEntries(entries) as Record<PublishedSkillColumn, Value>
}

type AttributeOf<Name extends string> = Name extends `${infer Head}_${infer Tail}`
  ? `${Head}${Capitalize<AttributeOf<Tail>>}`
  : Name

/** The attribute of the model that holds a column: `external_id` is `externalId`. */
export function attributeOf<Name extends SkillColumn>(name: Name) {
  return name.replace(/_(\w)/g, (_, letter: string) => letter.toUpperCase()) as AttributeOf<Name>
}
