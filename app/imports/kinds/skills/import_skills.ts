import type { QueryClientContract, TransactionClientContract } from '@adonisjs/lucid/types/database'
import { skillColumnNames, skillColumns, skillHeaders } from '#app/catalogue/skills/skill_columns'
import { nameKey } from '#app/core/text/name_key'
import { validRows, type Chunk } from '#app/imports/chunk'
import type {
  ImportContext,
  Importer,
  ImportKind,
  ImportNote,
  Step,
  ImportTally,
} from '#app/imports/importer'
import { AmbiguousAliases } from '#app/imports/kinds/skills/ambiguous_aliases'
import { DomainLookup, type DomainName } from '#app/imports/kinds/skills/domain_lookup'
import { matchSkill, matchTranslatedSkill } from '#app/imports/kinds/skills/match_skill'
import { mergeRow } from '#app/imports/kinds/skills/merge_row'
import { parseSkillRow, type SkillContent } from '#app/imports/kinds/skills/parse_skill_row'
import { RepeatedSkills } from '#app/imports/kinds/skills/repeated_skills'
import {
  skillFileColumns,
  translatedFileColumns,
  type SkillField,
} from '#app/imports/kinds/skills/skill_file_columns'
import { findSkills } from '#app/imports/kinds/skills/skill_rows'
import { writeSkills } from '#app/imports/kinds/skills/write_skills'
import { Notes } from '#app/imports/notes'
import type { CellFault } from '#app/imports/readers/row_fault'
import { inShort, RowReader } from '#app/imports/readers/row_reader'

/** The external keys are left blank, since they could match a skill of the catalogue. */
const skillTexts = skillColumnNames.map((name) =>
  name === 'external_id' || name === 'external_uri' ? '' : skillColumns[name].example
)
const blankTexts = skillColumnNames.map(() => '')

/**
 * Imports skills. A row matches an existing skill by URI, or else by external id, or else by name.
 * Unknown domains are created and reported if the user may create domains; otherwise the row is
 * rejected. New skills are published by default. With a language, only names and aliases in this language are
 * imported, and no skill is created.
 */
export const skillsImport: ImportKind<SkillContent[]> = {
  columns: skillFileColumns,
  columnsFor: ({ language }) => (language ? translatedFileColumns : skillFileColumns),
  subjects: ['skill', 'category'],
  example: [
    ['skill', 'skill_type', 'status', 'category', 'alt_labels', ...skillHeaders],
    ['Welding', 'skill', 'published', '', 'Fusion welding|Arc welding', ...skillTexts],
    ['Reading technical drawings', 'knowledge', 'published', '', '', ...blankTexts],
    ['English', 'language', 'draft', '', '', ...blankTexts],
  ],
  undoAtOnce: 2000,
  make: (context) => new SkillsImport(context),
}

class SkillsImport implements Importer<SkillContent[]> {
  readonly chunkRows = 2000
  readonly passes = 1

  #context: ImportContext
  #row: RowReader<SkillField>
  #domains = new DomainLookup()
  #aliases = new AmbiguousAliases()
  #repeated = new RepeatedSkills()
  #notes = new Notes()
  /** The valid rows of this chunk with several aliases in a cell. */
  #split: SkillContent[] = []
  /** New domains of this chunk, and those of earlier chunks. */
  #newDomains: string[] = []
  #notedDomains = new Set<string>()

  constructor(context: ImportContext) {
    this.#context = context
    this.#row = new RowReader(context)
  }

  newStore(): SkillContent[] {
    return []
  }

  read(store: SkillContent[], place: number, cells: string[]): CellFault | null {
    const { content, fault } = parseSkillRow(this.#row, cells)
    store[place] = content
    return fault
  }

  async match(client: QueryClientContract, chunk: Chunk<SkillContent[]>, { replay }: Step) {
    this.#repeated.begin()
    this.#newDomains = []
    await this.#domains.open(client)
    const found = await findSkills(client, contentsOf(chunk), (id) => this.#domains.uidOf(id))
    const isTranslation = this.#context.options.language !== null
    const matched = isTranslation ? matchTranslatedSkill : matchSkill
    for (const [place, content] of validRows(chunk)) {
      const fault =
        matched(this.#row, content, found) ??
        this.#domainFault(content) ??
        this.#repeated.fault(this.#row, content, isTranslation)
      if (fault) chunk.fail(place, fault)
    }
    const contents = contentsOf(chunk)
    this.#split = contents.filter(({ splitAt }) => splitAt.size)
    if (replay) this.#aliases.begin(contents)
  }

  async write(trx: TransactionClientContract, chunk: Chunk<SkillContent[]>): Promise<ImportTally> {
    const { author, options, dryRun } = this.#context
    const contents = contentsOf(chunk)
    await this.#createDomains(trx, contents)
    const merging = { row: this.#row, options, domains: this.#domains }
    const merged = contents.map((content) => ({
      skill: mergeRow(content, merging),
      present: content.present,
    }))
    const tally = await writeSkills(trx, merged, { author, dryRun })
    this.#aliases.begin(options.language ? contents : merged.map(({ skill }) => skill.fields))
    await this.#aliases.find(trx)
    return tally
  }

  settle() {
    this.#aliases.settle()
    this.#repeated.settle()
    for (const { splitAt, aliases } of this.#split) {
      const example = `"${inShort(aliases.join(' | '))}"`
      for (const separator of splitAt) this.#notes.add(`aliases_split_at_${separator}`, example)
    }
    for (const domain of this.#newDomains) {
      if (this.#notedDomains.has(domain)) continue
      this.#notedDomains.add(domain)
      this.#notes.add('domains_created', domain)
    }
    if (this.#context.dryRun && this.#newDomains.length) this.#domains.close()
  }

  forget() {
    this.#domains.close()
  }

  notes(): ImportNote[] {
    return [...this.#notes.list(), ...this.#aliases.notes()]
  }

  /** Rejects an unknown domain if the user may not create it. */
  #domainFault({ domain, present }: SkillContent): CellFault | null {
    if (!domain || this.#context.options.createDomains) return null
    if (this.#domains.find(domain, present?.categoryId ?? null)) return null
    const field = domain.uri ? 'category_uri' : domain.name ? 'category' : 'category_code'
    const name = inShort(domain.uri ?? domain.name ?? domain.code ?? '')
    return this.#row.fault(field, 'unknown_domain', { name })
  }

  async #createDomains(trx: TransactionClientContract, contents: SkillContent[]) {
    const missing = new Map<string, DomainName>()
    for (const { domain, present } of contents) {
      if (!domain || this.#domains.find(domain, present?.categoryId ?? null)) continue
      const key = domain.uri ?? `${domain.code ?? ''} ${nameKey(domain.name ?? '')}`
      missing.set(key, domain)
    }
    if (!missing.size) return
    await this.#domains.create(trx, [...missing.values()], this.#context.author)
    this.#newDomains = [...missing.values()].map(({ uri, code, name }) => name ?? code ?? uri ?? '')
  }
}

function contentsOf(chunk: Chunk<SkillContent[]>): SkillContent[] {
  return validRows(chunk).map(([, content]) => content)
}
