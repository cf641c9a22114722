import type { QueryClientContract, TransactionClientContract } from '@adonisjs/lucid/types/database'
import { differenceOf, logChanges, type Change } from '#app/core/db/change_log'
import { newUid } from '#app/core/uid'
import { skillStatuses, skillTypes, type SkillStatus, type SkillType } from '#app/catalogue/skill'
import { cleanName } from '#app/core/text/clean_name'
import { nameKey } from '#app/core/text/name_key'
import {
  byColumn,
  skillColumnNames,
  skillColumns,
  type SkillColumn,
} from '#app/catalogue/skills/skill_columns'
import { emptyDetails, type SkillFields } from '#app/catalogue/skills/skill_fields'
import { actionOf } from '#app/catalogue/skills/update_skill'
import { indexSkills } from '#app/catalogue/names/skill_index'
import { isErrorValue, splitList, type ListSeparator } from '#app/core/lists/cells'
import type { Chunk } from '#app/imports/chunk'
import { headerKey, type Column } from '#app/imports/readers/columns'
import { DomainBook, type DomainName } from '#app/imports/kinds/skills/domain_book'
import {
  emptyTally,
  type ImportContext,
  type Importer,
  type ImportKind,
  type ImportNote,
  type Step,
  type Tally,
} from '#app/imports/importer'
import { LabelCensus, TextSet } from '#app/imports/kinds/skills/label_census'
import { Notes } from '#app/imports/notes'
import type { CellFault } from '#app/imports/readers/row_fault'
import { LONGEST_NAME, readName } from '#app/imports/kinds/relations/skill_names'
import {
  deleteAliases,
  findSkills,
  insertAliases,
  insertSkills,
  namesOf,
  updateSkillRows,
  type SkillRow,
} from '#app/imports/kinds/skills/skill_rows'
import { inShort, RowReader } from '#app/imports/readers/text_cells'

type Field =
  | 'name'
  | 'category'
  | 'category_code'
  | 'category_uri'
  | 'type'
  | 'status'
  | 'aliases'
  | SkillColumn

const columns: ReadonlyArray<Column<Field>> = [
  {
    field: 'name',
    names: ['skill', 'name', 'skill_name', 'preferred_label', 'label', 'title'],
    required: true,
  },
  { field: 'category', names: ['category', 'domain', 'category_name', 'domain_name'] },
  { field: 'category_code', names: ['category_code', 'domain_code'] },
  { field: 'category_uri', names: ['category_uri', 'domain_uri'] },
  { field: 'type', names: ['skill_type', 'type'] },
  { field: 'status', names: ['status'] },
  {
    field: 'aliases',
    names: [
      'alt_labels',
      'aliases',
      'alternative_labels',
      'alternative_names',
      'synonyms',
      'alias',
    ],
  },
  ...skillColumnNames.map((field) => ({ field, names: skillColumns[field].headers })),
]

/** Type names that other systems use. */
const typeNames = new Map<string, SkillType>([
  ...skillTypes.map((type) => [type, type] as const),
  ['skill_competence', 'skill'],
  ['competence', 'skill'],
  ['competency', 'skill'],
  ['ability', 'skill'],
  ['technology', 'tool'],
  ['software', 'tool'],
  ['attitudes_and_values', 'attitude'],
])

interface SkillContent {
  name: string
  key: string
  domain: DomainName | null
  type: SkillType | null
  status: SkillStatus | null
  aliases: string[]
  /** The declared columns; empty for blank cells. */
  texts: Record<SkillColumn, string>
  /** Set by `admit`: the existing skill of the row, if any. */
  present: SkillRow | null
}

/**
 * Imports skills. A row matches an existing skill by URI, or else by external id, or else by name.
 * Unknown domains are created and reported. New skills are published by default.
 */
export const skillsImport: ImportKind<SkillContent[]> = {
  columns,
  make: (context) => new SkillsImport(context),
}

class SkillsImport implements Importer<SkillContent[]> {
  readonly chunkRows = 2000
  readonly passes = 1

  #context: ImportContext
  #row: RowReader<Field>
  #domains = new DomainBook()
  #census = new LabelCensus()
  #notes = new Notes()
  /** Names, URIs and external ids seen so far in the file, and the skills that rows matched. */
  #seen = new TextSet()
  #pending: string[] = []
  /** New domains of this chunk, and those of earlier chunks. */
  #newDomains: string[] = []
  #domainsTold = new Set<string>()
  /** The input of this chunk for the census: the keys of its skills, and those of their aliases. */
  #labels: Labels[] = []
  #names: string[] = []

  constructor(context: ImportContext) {
    this.#context = context
    this.#row = new RowReader<Field>(context.columns.at, context.header)
  }

  newStore(): SkillContent[] {
    return []
  }

  read(store: SkillContent[], place: number, cells: string[]): CellFault | null {
    const text = (field: Field) => this.#row.text(cells, field)
    const { items, by } = splitList(text('aliases'))
    const name = readName(cells[this.#context.columns.at.name ?? 0] ?? '')
    const domain = {
      uri: text('category_uri') || null,
      code: text('category_code') || null,
      name: cleanName(text('category')) || null,
    }
    const content: SkillContent = {
      name: cleanName(name.text),
      key: name.key,
      domain: domain.uri || domain.code || domain.name ? domain : null,
      type: typeNames.get(headerKey(text('type'))) ?? null,
      status: skillStatuses.find((status) => status === text('status').toLowerCase()) ?? null,
      aliases: items.map(cleanName).filter(Boolean),
      texts: byColumn(text),
      present: null,
    }
    store[place] = content
    if (content.aliases.length > 1) this.#noteSplit(content.aliases, by)
    return (
      this.#row.errorFault(cells) ??
      this.#nameFault(name.fault, name.text) ??
      this.#choiceFault(content, text('type'), text('status')) ??
      this.#textFault(content)
    )
  }

  async admit(client: QueryClientContract, chunk: Chunk<SkillContent[]>, { replay }: Step) {
    this.#pending = []
    this.#newDomains = []
    await this.#domains.open(client)
    const readable = contentsOf(chunk)
    const found = await findSkills(client, readable, (id) => this.#domains.uidOf(id))
    const pending = new Set<string>()
    for (const place of chunk.takenPlaces()) {
      const content = chunk.store[place]
      const fault =
        this.#match(content, found) ??
        this.#domainFault(content) ??
        this.#repeatFault(content, pending)
      if (fault) chunk.fail(place, fault)
    }
    if (!replay) return
    this.#labels = contentsOf(chunk).map(({ name, aliases }) => labelsOf(name, aliases))
    this.#names = []
  }

  async write(trx: TransactionClientContract, chunk: Chunk<SkillContent[]>): Promise<Tally> {
    const { actorId, uploadId } = this.#context
    const author = { actorId, uploadId }
    const taken = contentsOf(chunk)
    await this.#createDomains(trx, taken)

    const created: SkillRow[] = []
    const updated: SkillRow[] = []
    const added: Array<{ skill_id: number; name: string }> = []
    const gone: Array<{ skill_id: number; name_key: string }> = []
    const changes: Change[] = []
    const relabelled: SkillRow[] = []
    const brought: SkillRow[] = []

    for (const content of taken) {
      const skill = this.#wanted(content)
      brought.push(skill)
      const { present } = content
      if (!present) {
        created.push(skill)
        continue
      }
      const difference = differenceOf({ ...present.fields }, { ...skill.fields })
      if (!difference) continue
      updated.push(skill)
      const action = actionOf(present.fields.status, skill.fields.status)
      changes.push({ subject: 'skill', subjectId: skill.id, action, ...difference })
      const { after } = difference
      if (after.name || after.aliases || after.status) relabelled.push(skill)
      if (!after.aliases) continue
      const were = new Set(present.fields.aliases.map(nameKey))
      const are = new Set(skill.fields.aliases.map(nameKey))
      for (const name of skill.fields.aliases) {
        if (!were.has(nameKey(name))) added.push({ skill_id: skill.id, name })
      }
      for (const key of were) if (!are.has(key)) gone.push({ skill_id: skill.id, name_key: key })
    }

    await insertSkills(trx, created, author)
    await updateSkillRows(trx, updated)
    await deleteAliases(trx, gone)
    await insertAliases(trx, added)
    await logChanges(trx, changes, author)
    this.#labels = brought.map(({ fields }) => labelsOf(fields.name, fields.aliases))
    this.#names = await namesOf(
      trx,
      this.#labels.flatMap(({ aliases }) => aliases)
    )
    await indexSkills(
      trx,
      [...created, ...relabelled].map(({ id }) => id)
    )
    return {
      ...emptyTally(),
      created: created.length,
      updated: updated.length,
      unchanged: taken.length - created.length - updated.length,
      skillsCreated: created.length,
    }
  }

  settle() {
    for (const { name, aliases } of this.#labels) {
      this.#census.name(name)
      for (const alias of aliases) this.#census.alias(alias)
    }
    for (const name of this.#names) this.#census.name(name)
    for (const text of this.#pending) this.#seen.add(text)
    for (const domain of this.#newDomains) {
      if (this.#domainsTold.has(domain)) continue
      this.#domainsTold.add(domain)
      this.#notes.add('domains_created', domain)
    }
    if (this.#context.dryRun && this.#newDomains.length) this.#domains.close()
  }

  forget() {
    this.#domains.close()
  }

  notes(): ImportNote[] {
    const { taken, shared } = this.#census
    return [
      ...this.#notes.list(),
      { code: 'aliases_taken', ...taken },
      { code: 'aliases_shared', ...shared },
    ].filter(({ count }) => count > 0)
  }

  #noteSplit(aliases: string[], by: Set<ListSeparator>) {
    for (const separator of by) {
      this.#notes.add(`aliases_split_at_${separator}`, `"${inShort(aliases.join(' | '))}"`)
    }
  }

  #nameFault(fault: ReturnType<typeof readName>['fault'], text: string): CellFault | null {
    if (!fault) return null
    if (fault === 'missing') {
      return this.#row.fault('name', 'skill_missing')
    }
    if (fault === 'too_long') {
      return this.#row.fault('name', 'skill_too_long', { most: LONGEST_NAME })
    }
    return this.#row.fault('name', fault, { cell: inShort(text) })
  }

  #choiceFault(content: SkillContent, type: string, status: string): CellFault | null {
    if (type && !content.type) {
      const values = { value: inShort(type), known: skillTypes.join(', ') }
      return this.#row.fault('type', 'unknown_type', values)
    }
    if (status && !content.status) {
      const values = { value: inShort(status), known: skillStatuses.join(', ') }
      return this.#row.fault('status', 'unknown_status', values)
    }
    return null
  }

  #textFault(content: SkillContent): CellFault | null {
    for (const alias of content.aliases) {
      const fault =
        (isErrorValue(alias) ? this.#row.errorValue('aliases', alias) : null) ??
        this.#row.textFault('aliases', alias, 500) ??
        this.#row.textFault('aliases', nameKey(alias), 500)
      if (fault) return fault
    }
    for (const field of skillColumnNames) {
      const fault = this.#row.textFault(field, content.texts[field], skillColumns[field].maxLength)
      if (fault) return fault
    }
    return (
      this.#row.textFault('category', content.domain?.name ?? '', 200) ??
      this.#row.textFault('category_code', content.domain?.code ?? '', 50) ??
      this.#row.textFault('category_uri', content.domain?.uri ?? '', 500)
    )
  }

  /** Matches the row to an existing skill. A name that belongs to another skill is a fault. */
  #match(content: SkillContent, found: Awaited<ReturnType<typeof findSkills>>): CellFault | null {
    const { key } = content
    const { external_uri: uri, external_id: externalId } = content.texts
    const byUri = uri ? found.byUri.get(uri) : undefined
    const byExternalId = externalId ? found.byExternalId.get(externalId) : undefined
    const byName = found.byName.get(key)
    const known = byUri ?? byExternalId
    content.present = known ?? byName ?? null

    if (byUri && byExternalId && byUri !== byExternalId) {
      const values = {
        by_id: inShort(byExternalId.fields.name),
        by_uri: inShort(byUri.fields.name),
      }
      return this.#row.fault('external_id', 'external_id_taken', values)
    }
    if (known && byName && byName !== known) {
      const values = { by: 'name', other: inShort(known.fields.name) }
      return this.#row.fault('name', 'name_taken', values)
    }
    if (known || !byName) return null
    const { external_uri: otherUri, external_id: otherId } = byName.fields
    if (
      (uri && otherUri && otherUri !== uri) ||
      (externalId && otherId && otherId !== externalId)
    ) {
      const values = { by: 'id', other: otherUri ?? otherId ?? '' }
      return this.#row.fault('name', 'name_taken', values)
    }
    return null
  }

  /** Rejects an unknown domain if the user may not create it. */
  #domainFault({ domain, present }: SkillContent): CellFault | null {
    if (!domain || this.#context.options.createDomains) return null
    if (this.#domains.find(domain, present?.categoryId ?? null)) return null
    const field = domain.uri ? 'category_uri' : domain.name ? 'category' : 'category_code'
    const name = inShort(domain.uri ?? domain.name ?? domain.code ?? '')
    return this.#row.fault(field, 'unknown_domain', { name })
  }

  /** Rejects a row that repeats a key of an earlier one or matches the same skill. */
  #repeatFault(content: SkillContent, now: Set<string>): CellFault | null {
    const { key, texts, present } = content
    const marks: Array<[Field, string]> = [['name', `name ${key}`]]
    for (const field of ['external_uri', 'external_id'] as const) {
      if (texts[field]) marks.push([field, `${field} ${texts[field]}`])
    }
    const isTold = (text: string) => now.has(text) || this.#seen.has(text)
    for (const [field, text] of marks) {
      if (!isTold(text)) continue
      return this.#row.fault(field, 'duplicate_in_file', { what: field })
    }
    const skill = `skill ${present?.id}`
    if (present && isTold(skill)) {
      const values = { what: 'skill', skill: inShort(present.fields.name) }
      return this.#row.fault(markOf(content, present), 'duplicate_in_file', values)
    }
    for (const text of [...marks.map(([, said]) => said), ...(present ? [skill] : [])]) {
      now.add(text)
      this.#pending.push(text)
    }
    return null
  }

  async #createDomains(trx: TransactionClientContract, taken: SkillContent[]) {
    const missing = new Map<string, DomainName>()
    for (const { domain, present } of taken) {
      if (!domain || this.#domains.find(domain, present?.categoryId ?? null)) continue
      const known = domain.uri ?? `${domain.code ?? ''} ${nameKey(domain.name ?? '')}`
      missing.set(known, domain)
    }
    if (!missing.size) return
    const { actorId, uploadId } = this.#context
    await this.#domains.create(trx, [...missing.values()], { actorId, uploadId })
    this.#newDomains = [...missing.values()].map(({ uri, code, name }) => name ?? code ?? uri ?? '')
  }

  /** The target state of the skill. */
  #wanted(content: SkillContent): SkillRow {
    const { present } = content
    const { options } = this.#context
    const replace = options.mode === 'replace'
    const fields = present?.fields ?? {
      ...emptyDetails,
      name: '',
      slug: '',
      type: 'skill' as const,
      status: options.status,
    }
    /** A blank cell keeps the existing value, or clears it in `replace` mode. */
    const text = (field: SkillColumn) => {
      const old = fields[field]
      const given = content.texts[field] || (field === 'source' && options.source) || ''
      if (given) return given === old?.trim() ? old : given
      return replace && this.#row.has(field) ? null : old
    }
    const domainColumns = (['category', 'category_code', 'category_uri'] as const).some((field) =>
      this.#row.has(field)
    )
    const noDomain = replace && domainColumns ? null : (present?.categoryId ?? null)
    const categoryId = content.domain
      ? (this.#domains.find(content.domain, present?.categoryId ?? null)?.id ?? null)
      : noDomain

    return {
      id: present?.id ?? 0,
      uid: present?.uid ?? newUid(),
      version: present?.version ?? 0,
      categoryId,
      fields: {
        ...fields,
        name: content.name,
        domain: this.#domains.uidOf(categoryId),
        type: content.type ?? fields.type,
        status: content.status ?? fields.status,
        aliases: this.#aliases(content, fields),
        ...byColumn(text),
      },
    }
  }

  #aliases(content: SkillContent, { aliases: old }: SkillFields): string[] {
    const replace = this.#context.options.mode === 'replace' && this.#row.has('aliases')
    const wanted = new Map<string, string>()
    for (const alias of replace ? [] : old) wanted.set(nameKey(alias), alias)
    for (const alias of content.aliases) {
      if (!wanted.has(nameKey(alias))) wanted.set(nameKey(alias), alias)
    }
    wanted.delete(content.key)
    const same = old.length === wanted.size && old.every((alias) => wanted.has(nameKey(alias)))
    return same ? old : [...wanted.values()]
  }
}

/** The contents of the rows without a fault. */
function contentsOf(chunk: Chunk<SkillContent[]>): SkillContent[] {
  return [...chunk.takenPlaces()].map((place) => chunk.store[place])
}

/** The column by which the row matched the skill. */
function markOf({ texts }: SkillContent, { fields }: SkillRow): Field {
  const marks = ['external_uri', 'external_id'] as const
  return marks.find((field) => texts[field] && texts[field] === fields[field]) ?? 'name'
}

interface Labels {
  name: string
  aliases: string[]
}

function labelsOf(name: string, aliases: string[]): Labels {
  const key = nameKey(name)
  const keys = new Set(aliases.map(nameKey))
  keys.delete(key)
  return { name: key, aliases: [...keys] }
}
