import { csvLines } from '#app/core/lists/csv_lines'
import type { UploadKind } from '#app/imports/upload'

const examples: Record<UploadKind, string[][]> = {
  relations: [
    ['skill', 'related_skill', 'weight', 'relation_type', 'source', 'confidence'],
    ['Welding', 'Metalworking', '80', 'related', 'Example', '0.9'],
    ['Welding', 'Reading technical drawings', '65', 'essential', 'Example', ''],
    ['Metalworking', 'Welding', '80', 'narrower', 'Example', ''],
  ],
  skills: [
    ['skill', 'skill_type', 'status', 'category', 'alt_labels', 'description', 'external_id'],
    ['Welding', 'skill', 'published', '', 'Fusion welding|Arc welding', 'Joins metal by heat.', ''],
    ['Reading technical drawings', 'knowledge', 'published', '', '', '', ''],
    ['English', 'language', 'draft', '', '', '', ''],
  ],
  categories: [
    ['name', 'code', 'uri', 'parent_code', 'description', 'active'],
    ['Engineering and manufacturing', '07', '', '', '', 'true'],
    ['Metalworking trades', '0715', '', '07', 'Welding, turning and milling.', 'true'],
  ],
}

/** A CSV of its kind that can be taken in as it is, once the skills of its relations are there. */
export function exampleFile(kind: UploadKind): string {
  return csvLines(examples[kind])
}
