import type { ErrorCode } from '#app/core/errors/error_codes'
import type { Schema } from '#app/core/json_schema'
import {
  createdOf,
  pageAnswer,
  versionOf,
  type DescribedList,
  type Operation,
  type Operations,
  type Tag,
} from '#app/core/contract/operation'
import type { FieldNotes, Validator } from '#app/core/contract/validator_schema'

/** A resource with the standard routes. */
interface Resource {
  /** Prefix of its route names: `v1.currencies`. */
  routes: string
  tag: Tag
  /** Singular with article: `a currency`. */
  one: string
  many: string
  /** Response schema of reads and writes. */
  record: Schema
  /** Schema of a list item; defaults to `record`. */
  row?: Schema
  /** Notes for the fields that writes accept. */
  notes?: FieldNotes
  /** Error codes of all operations except list and create. */
  errors?: readonly ErrorCode[]
  mayHaveMoved?: boolean
}

type Own = Partial<Pick<Operation, 'summary' | 'description' | 'query' | 'answers' | 'errors'>>
/** `notes` defaults to the notes of the resource. */
type Write = Own & { body: Validator; notes?: FieldNotes }

/** Which routes the resource has, and the specifics of each. */
interface Standard {
  index?: Own & { list: DescribedList }
  store?: Write
  show?: Own
  /** The path of the edit form; same as `show`. */
  edit?: Own
  replace?: Write
  update?: Write
  destroy?: Own
}

/** The operations of a resource with standard route names; only the specifics need to be given. */
export function standardOperations(resource: Resource, standard: Standard): Operations {
  const { routes, tag, one, many, record, row = record } = resource
  const found: Partial<Operation> = { errors: resource.errors }
  if (resource.mayHaveMoved) found.mayHaveMoved = true
  const changed = { ...found, isVersioned: true, answers: { 200: versionOf(record) } }
  const usual: Record<keyof Standard, Partial<Operation>> = {
    index: {
      summary: `List ${many}`,
      description: `Returns a page of ${many}.`,
      answers: { 200: pageAnswer(row) },
    },
    store: {
      summary: `Create ${one}`,
      description: `Creates ${one}.`,
      answers: { 201: createdOf(record) },
    },
    show: {
      ...found,
      summary: `Retrieve ${one}`,
      description: `Returns ${one} by its id.`,
      answers: { 200: versionOf(record) },
    },
    edit: {
      ...found,
      summary: `Retrieve ${one} for editing`,
      description: `Returns ${one}, for a form that edits it.`,
      answers: { 200: versionOf(record) },
    },
    replace: {
      ...changed,
      summary: `Replace ${one}`,
      description: 'Replaces all fields. Fields that you leave out are cleared.',
    },
    update: {
      ...changed,
      summary: `Update ${one}`,
      description: 'Updates the fields that you send. Other fields keep their values.',
    },
    destroy: {
      ...found,
      summary: `Delete ${one}`,
      description: `Deletes ${one}.`,
      isVersioned: true,
      answers: { 204: {} },
    },
  }
  const entries = (Object.keys(standard) as Array<keyof Standard>).map((action) => {
    const { body, notes = resource.notes, ...own } = standard[action] as Own & Partial<Write>
    const input = body ? { body: { validator: body, notes } } : {}
    return [`${routes}.${action}`, { tag, ...usual[action], ...input, ...own }]
  })
  return Object.fromEntries(entries) as Operations
}
