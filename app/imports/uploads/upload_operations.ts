import { anyList, pageOf, type Answer, type Operations } from '#app/core/contract/operation'
import { oneOfWords } from '#app/core/json_schema'
import type { FieldNotes } from '#app/core/contract/validator_schema'
import { rowFormats } from '#app/core/lists/row_format'
import { formatTypes } from '#app/core/lists/row_formats'
import { exportAnswers, exportQuery } from '#app/exports/export_description'
import { uploadList } from '#app/imports/uploads/upload_list'
import { uploadRowSchema, uploadSchema } from '#app/imports/uploads/upload_schemas'
import { retryValidator, uploadValidator } from '#app/imports/upload_validators'

const tag = 'Uploads'

const notes: FieldNotes = {
  file: {
    type: 'string',
    contentMediaType: 'application/octet-stream',
    description: 'CSV, XLSX, JSON or JSON lines, packed or not.',
    examples: ['skill,related_skill,weight'],
  },
  kind: { description: 'What the rows are; relations without it.', examples: ['relations'] },
  mode: { description: '`replace` removes what the file does not name.' },
  create_missing: { description: 'Makes drafts of skills that there are not yet.' },
  both_directions: { description: 'Writes the reverse of each relation too.' },
  status: { description: 'Of new skills, where the file says none.' },
  dry_run: { description: 'Checks the file and changes nothing.' },
  columns: {
    type: ['string', 'object', 'null'],
    description: 'Headers of the file to our columns, null to leave one out; as JSON.',
  },
}

const accepted: Answer = {
  description: 'The task; `Location` says where to follow it.',
  schema: uploadSchema,
  headers: ['Location'],
}
const answered: Answer = { description: 'The task as it stands now.', schema: uploadSchema }

const fileErrors = [
  'forbidden',
  'too_large',
  'not_a_form',
  'empty_file',
  'wrong_extension',
  'not_a_csv',
  'not_a_workbook',
  'not_json',
  'workbook_locked',
  'storage_unavailable',
] as const

export const uploadOperations: Operations = {
  'v1.uploads.import_of_skill': {
    summary: 'Upload the relations of a skill',
    description:
      'Takes in a file of relations that lead from one skill; answers before it is read.',
    tag,
    body: { validator: uploadValidator, notes, type: 'multipart/form-data' },
    mayHaveMoved: true,
    withoutId: {
      id: 'OfAll',
      summary: 'Upload relations by their other path',
      description: 'The same as the bulk import.',
    },
    answers: { 202: accepted },
    errors: fileErrors,
  },
  'v1.uploads.import': {
    summary: 'Upload a file',
    description:
      'Takes in a file of relations, skills or domains; answers with a task before the rows are read. A row that is wrong is kept apart and stops nothing.',
    tag,
    body: { validator: uploadValidator, notes, type: 'multipart/form-data' },
    answers: { 202: accepted },
    errors: fileErrors,
  },
  'v1.uploads.index': {
    summary: 'List uploads',
    description: 'Uploads of everybody, those from a terminal too, latest first.',
    tag,
    list: anyList(uploadList),
    answers: { 200: pageOf(uploadRowSchema) },
  },
  'v1.uploads.show': {
    summary: 'Follow an upload',
    description:
      'How far it is and what came of it. With `Accept: text/event-stream` each step is told until it is over.',
    tag,
    answers: { 200: { ...answered, files: ['text/event-stream'] } },
  },
  'v1.uploads.cancel': {
    summary: 'Cancel an upload',
    description: 'Ends one that waits or runs; what was committed stays.',
    tag,
    answers: { 200: answered },
    errors: ['upload_is_over', 'forbidden'],
  },
  'v1.uploads.retry': {
    summary: 'Repeat an upload',
    description:
      'Takes in the rejected rows again, or with `rows: all` the file, from where it stopped or anew.',
    tag,
    body: { validator: retryValidator, isOptional: true },
    answers: { 202: accepted },
    errors: ['nothing_to_retry', 'upload_is_over', 'forbidden', 'storage_unavailable'],
  },
  'v1.uploads.undo': {
    summary: 'Undo an upload',
    description: 'Takes back all that an upload changed, as a task of its own.',
    tag,
    answers: { 202: accepted },
    errors: [
      'already_undone',
      'changed_since',
      'is_check',
      'is_undo',
      'not_over',
      'nothing_to_undo',
      'forbidden',
    ],
  },
  'v1.uploads.successful': {
    summary: 'Export what an upload wrote',
    description: 'The records that the upload made or changed, as a file.',
    tag,
    query: { parameters: exportQuery },
    ...exportAnswers,
  },
  'v1.uploads.rejected': {
    summary: 'Export what an upload rejected',
    description: 'The rejected rows with why, as a file that can be put right and uploaded again.',
    tag,
    query: {
      parameters: {
        format: {
          ...oneOfWords(rowFormats, 'csv'),
          description: 'Format of the file. Default: CSV.',
        },
      },
    },
    answers: {
      200: {
        description: 'The file.',
        files: rowFormats.map((format) => formatTypes[format].split(';')[0]),
        headers: ['Content-Disposition'],
      },
    },
  },
}
