import {
  described,
  listOf,
  timestamp,
  objectOf,
  enumOf,
  nullable,
  recordOf,
  text,
  uid,
  integer,
  boolean,
} from '#app/core/json_schema'
import { actor } from '#app/core/contract/common_schemas'
import { uploadKinds, uploadStatuses } from '#app/imports/upload'
import type UploadTransformer from '#app/imports/upload_transformer'

type Row = ReturnType<UploadTransformer['toObject']>

const count = (example: number) => integer(example)

export const uploadRowSchema = recordOf<Row>(
  'UploadRow',
  {
    id: uid(),
    kind: enumOf(uploadKinds, 'relations'),
    file_name: text('relations.csv'),
    bytes: count(20_480),
    status: enumOf(uploadStatuses, 'succeeded'),
    dry_run: boolean(false),
    progress: integer(100, { maximum: 100 }),
    phase: nullable(enumOf(['starting', 'reading', 'rows', 'counting']), null),
    phase_done: nullable(count(0), null),
    phase_total: nullable(count(0), null),
    total: nullable(described(count(500), 'The number of rows; an upper bound while it runs.')),
    processed: count(500),
    created: count(480),
    updated: count(12),
    unchanged: count(8),
    removed: count(0),
    failed: described(count(0), 'The number of rejected rows.'),
    repeated: described(
      count(0),
      'The number of rows that are equal to an earlier row of the file.'
    ),
    skills_created: count(3),
    message: nullable(text('The file was not accepted.'), null),
    fault: nullable(text('not_a_csv'), null),
    file_kept: boolean(),
    started_by: nullable(actor),
    retry_of: nullable(uid(), null),
    undo_of: nullable(uid(), null),
    undone_by: nullable(uid(), null),
    waits_for: described(
      nullable(uid(), null),
      'The upload that must have ended before this one starts.'
    ),
    created_at: nullable(timestamp()),
    started_at: nullable(timestamp('2026-11-02T09:30:01.000Z')),
    finished_at: nullable(timestamp('2026-11-02T09:30:04.000Z')),
  },
  'An upload, also called a task, with its progress.'
)

const sample = objectOf({
  subject: text('relation'),
  label: text('Welding → Metalwork (related)'),
  action: enumOf(['created', 'updated', 'removed']),
  before: { type: ['object', 'null'], examples: [null] },
  after: { type: ['object', 'null'], examples: [{ weight: 80 }] },
})

export const uploadSchema = recordOf<ReturnType<UploadTransformer['forDetail']>>(
  'Upload',
  {
    ...uploadRowSchema.properties,
    repeats: nullable(described(uid(), 'An earlier successful upload of the same file.'), null),
    options: objectOf({
      mode: enumOf(['merge', 'replace']),
      create_missing: boolean(false),
      both_directions: boolean(false),
      language: nullable(text('fr'), null),
      status: text('published'),
      skill: nullable(text('Welding'), null),
      source: nullable(text('ESCO 1.2'), null),
      encoding: nullable(text('utf-8'), null),
      delimiter: nullable(text(';'), null),
      no_header: boolean(false),
      preset: nullable(
        described(
          text('esco_skills'),
          'The preset by which the file was recognised; `last` for earlier columns.'
        ),
        null
      ),
      preset_title: nullable(described(text('ESCO skills'), 'The name of the preset.'), null),
      columns: {
        type: ['object', 'array', 'null'],
        items: text('weight'),
        description: 'What the columns of the file become; null if they were detected by name.',
        examples: [null],
      },
    }),
    read_as: {
      ...objectOf({
        encoding: text('windows-1250'),
        delimiter: text(';'),
        samples: described(listOf(text('łączność')), 'Texts that are not ASCII.'),
      }),
      type: ['object', 'null'],
      description: 'How the text of the file was read; null before that.',
    },
    header: listOf(text('skill')),
    weight_scale: nullable(
      described(text('percent'), '`percent`, `fraction`, or the lowest and highest weight: `1-5`.')
    ),
    unused_columns: listOf(text('remarks')),
    notes: listOf(
      objectOf({
        code: text('read_as_alias'),
        message: text('2 names were recognised as aliases.'),
        count: count(2),
        examples: listOf(text('"js" → "JavaScript"')),
      })
    ),
    samples: described(listOf(sample), 'The first changes that a dry run would make.'),
    rejected: described(
      listOf(
        objectOf({
          code: text('weight_not_a_number'),
          column: nullable(text('weight')),
          rows: count(1),
          cause: text('The weight is not a number.'),
          message: text('The weight "many" is not a number.'),
          first_line: count(17),
          first_lines: described(listOf(count(17)), 'The lines of the first five rows.'),
        })
      ),
      'The rejected rows by cause, most frequent first.'
    ),
  },
  'An upload with its options and its rejected rows.'
)
