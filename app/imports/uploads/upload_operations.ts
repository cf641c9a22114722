import { pageAnswer, tagged, type Answer, type Operation } from '#app/core/contract/operation'
import { objectOf } from '#app/core/json_schema'
import type { FieldNotes } from '#app/core/contract/validator_schema'
import { exportAnswers, exportFiles, exportQuery } from '#app/exports/export_description'
import { uploadList } from '#app/imports/uploads/upload_list'
import { uploadRowSchema, uploadSchema } from '#app/imports/uploads/upload_schemas'
import { retryValidator, uploadValidator } from '#app/imports/upload_validators'

const notes: FieldNotes = {
  file: {
    type: 'string',
    contentMediaType: 'application/octet-stream',
    description: 'CSV, JSON or JSON lines, compressed or not, or XLSX.',
    examples: ['skill,related_skill,weight'],
  },
  kind: {
    description:
      'What the rows are. By default that of the preset, or else by the columns, or else relations.',
    examples: ['relations'],
  },
  mode: { description: '`replace` also deletes what the file does not contain.' },
  create_missing: { description: 'Creates missing skills as drafts.' },
  both_directions: { description: 'Also writes the reverse of each relation.' },
  language: {
    description:
      'For skills: imports names and aliases in this language. Rows match skills by URI or external id; ' +
      'English names and all other fields stay as they are.',
  },
  status: { description: 'The status of new skills, if the file has none.' },
  no_header: { description: 'The first row is data. `columns` then names places.' },
  preset: {
    description:
      'What the file is, such as `esco_skills`; `last` for the columns of the last file with this header, ' +
      '`none` to detect columns by name. By default, the file is recognised by its columns.',
    examples: ['none'],
  },
  dry_run: { description: 'Checks the file without changing anything.' },
  columns: {
    type: ['string', 'object', 'null'],
    description:
      'A JSON object that maps headers of the file, or places such as `#2`, to columns; null skips one. Instead of a ' +
      'column, an object: `field` with `scale` (`1-5`), `separator`, `join`, or `each` for one row per cell from this column on; `constant` for a column that the ' +
      'file does not have, with `per` for other values by the text of a `column`; `only` for the rows to import.',
  },
}

const body: Operation['body'] = { validator: uploadValidator, notes, type: 'multipart/form-data' }
const accepted: Answer = {
  description: 'The task. `Location` leads to its status.',
  schema: uploadSchema,
  headers: ['Location'],
}
const answered: Answer = { schema: uploadSchema }

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

export const uploadOperations = tagged('Uploads', {
  'v1.uploads.import_of_skill': {
    summary: 'Upload the relations of a skill',
    description: 'Imports a file of relations from a skill. Answers before the file is read.',
    body,
    mayHaveMoved: true,
    withoutId: {
      id: 'OfAll',
      summary: 'Upload relations',
      description: 'Same as uploading a file, by another path.',
    },
    answers: { 202: accepted },
    errors: fileErrors,
  },
  'v1.uploads.import': {
    summary: 'Upload a file',
    description:
      'Imports a file of relations, skills, domains or synonyms. Answers with a task before the rows are read. Invalid rows are rejected; the others are imported.',
    body,
    answers: { 202: accepted },
    errors: fileErrors,
  },
  'v1.uploads.index': {
    summary: 'List uploads',
    description: 'Returns all uploads, including those from the command line, newest first.',
    list: uploadList,
    answers: { 200: pageAnswer(uploadRowSchema) },
  },
  'v1.uploads.show': {
    summary: 'Retrieve an upload',
    description:
      'Returns the progress and the result of an upload. `Accept: text/event-stream` streams the progress until it ends.',
    answers: { 200: { ...answered, files: ['text/event-stream'] } },
  },
  'v1.uploads.cancel': {
    summary: 'Cancel an upload',
    description: 'Cancels a waiting or running upload. Rows already imported stay.',
    answers: { 200: answered },
    errors: ['upload_is_over', 'forbidden'],
  },
  'v1.uploads.retry': {
    summary: 'Retry an upload',
    description:
      'Imports the rejected rows again. With `rows: all`, resumes or repeats the whole file.',
    body: { validator: retryValidator, isOptional: true },
    answers: { 202: accepted },
    errors: ['nothing_to_retry', 'upload_is_over', 'forbidden', 'storage_unavailable'],
  },
  'v1.uploads.undo': {
    summary: 'Undo an upload',
    description: 'Reverts all changes of an upload, as a task of its own.',
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
    summary: 'Export the records of an upload',
    description: 'Returns the records that an upload created or updated as a file.',
    query: { parameters: exportQuery },
    ...exportAnswers,
  },
  'v1.uploads.rejected': {
    summary: 'Export the rejected rows of an upload',
    description: 'Returns the rejected rows and their errors as a file to correct and upload.',
    query: { parameters: { format: exportQuery.format } },
    answers: { 200: { files: exportFiles, headers: ['Content-Disposition'] } },
  },
})

export const uploadEvents = {
  'upload.finished': {
    summary: 'An upload has ended',
    description:
      'Sent when an upload has succeeded, failed or been cancelled while running. Not sent for dry runs.',
    data: objectOf({ upload: uploadRowSchema }),
  },
}
