import { csvLines } from '#app/core/lists/csv_lines'
import { skillColumnNames, skillColumns, skillHeaders } from '#app/catalogue/skills/skill_columns'
import type { UploadKind } from '#app/imports/upload'

/** The external keys of skills are left blank, since they could match a skill of the catalogue. */
const skillTexts = skillColumnNames.map((name) =>
  name === 'external_id' || name === 'external_uri' ? '' : skillColumns[name].example
)
const blankTexts = skillColumnNames.map(() => '')

const examples: Record<UploadKind, string[][]> = {
  relations: [
    ['skill', 'related_skill', 'weight', 'relation_type', 'source', 'confidence'],
    ['Welding', 'Metalworking', '80', 'related', 'Example', '0.9'],
    ['Welding', 'Reading technical drawings', '65', 'essential', 'Example', ''],
    ['Metalworking', 'Welding', '80', 'narrower', 'Example', ''],
  ],
  skills: [
    ['skill', 'skill_type', 'status', 'category', 'alt_labels', ...skillHeaders],
    ['Welding', 'skill', 'published', '', 'Fusion welding|Arc welding', ...skillTexts],
    ['Reading technical drawings', 'knowledge', 'published', '', '', ...blankTexts],
    ['English', 'language', 'draft', '', '', ...blankTexts],
  ],
  categories: [
    ['name', 'code', 'uri', 'parent_code', 'description', 'active'],
    ['Engineering and manufacturing', '07', '', '', '', 'true'],
    ['Metalworking trades', '0715', '', '07', 'Welding, turning and milling.', 'true'],
  ],
  synonyms: [
    ['term', 'equivalent', 'language', 'source'],
    ['js', 'JavaScript', '', 'Example'],
    ['PM', 'project management', 'en', 'Example'],
  ],
}

/** An example CSV that can be imported unchanged, once the skills of its relations exist. */
export function exampleFile(kind: UploadKind): string {
  return csvLines(examples[kind])
}
