import { messageIn, languageNow, t } from '#app/core/text/text'
import { fieldName } from '#app/core/text/validation_messages'
import { storedFile } from '#app/core/files/stored_files'
import { givenPreset } from '#app/imports/actions/choose_preset'
import { columnsIn, type FileColumns } from '#app/imports/actions/file_columns'
import { readFileHead, startIn, type FileHead } from '#app/imports/actions/file_head'
import { columnsOfLastUpload } from '#app/imports/actions/last_columns'
import type { ImportOptions } from '#app/imports/importer'
import type { Encoding } from '#app/imports/readers/encodings'
import { byName, presets, presetTitle } from '#app/imports/presets/presets'
import { presetFault, recognise } from '#app/imports/presets/recognise'
import { errorPlaces, placeOf } from '#app/imports/readers/columns'
import { targetsOf, type ColumnTarget } from '#app/imports/readers/given_columns'
import type Upload from '#app/imports/upload'
import type { UploadKind } from '#app/imports/upload'

/** The kind and the options of an upload with the columns of a preset. */
export interface ColumnsBase {
  kind: UploadKind
  options: ImportOptions
}

/** How a user wants the file to be read; undefined as before. */
export interface ChosenReading {
  preset?: string | null
  no_header?: boolean
  encoding?: Encoding | null
}

/** The head of the file of an upload, read as the user wants it. @throws FileFault */
export async function headOf(
  upload: Upload,
  { encoding }: ChosenReading,
  most?: number
): Promise<FileHead> {
  return readFileHead(await storedFile(upload), readAgain(upload, encoding), most)
}

/**
 * An upload's options, or those by another preset or encoding. Throws like `choosePreset`.
 */
export async function baseOf(
  head: FileHead,
  upload: Upload,
  { preset: wanted, no_header: noHeader, encoding }: ChosenReading
): Promise<ColumnsBase> {
  const { kind } = upload
  const options = readAgain(upload, encoding)
  const blank = { ...options, preset: null, columns: null, noHeader: false }
  const isOther = Boolean(wanted) && wanted !== (options.preset ?? byName)
  if (isOther && wanted && wanted !== byName) {
    const own = presets.find(({ id }) => id === wanted)
    const input = { kind: own?.kind ?? kind, language: options.language }
    const chosen = await givenPreset(startIn(head), wanted, input)
    return { kind: chosen.kind, options: { ...blank, ...chosen.options } }
  }
  const base = isOther ? blank : options
  if (noHeader === undefined || noHeader === base.noHeader) return { kind, options: base }
  return { kind, options: { ...blank, noHeader } }
}

function readAgain({ allOptions }: Upload, encoding?: Encoding | null): ImportOptions {
  return encoding === undefined ? allOptions : { ...allOptions, encoding }
}

/** The columns page: what the file looks like, its columns, and what else can be set. */
export async function uploadColumns(upload: Upload, reading: ChosenReading) {
  const { preset: wanted } = reading
  const head = await headOf(upload, reading)
  const start = startIn(head)
  const preset = presets.find(({ id }) => id === wanted)
  const fault = preset ? presetFault(preset, start) : null
  const { kind, options } = await baseOf(head, upload, {
    ...reading,
    preset: fault ? null : wanted,
  })
  const [last, found] = [await columnsOfLastUpload(start.header, upload.kind), recognise(start)]
  const columns = columnsIn(head, kind, options)
  const settings = settingsOf(options, columns)
  const missing = columns.missing.filter((name) => !(name in settings.constants))
  return {
    ...columns,
    missing,
    missing_text: missing.length ? missingColumns(missing) : null,
    kind,
    no_header: options.noHeader,
    language: options.language,
    preset: options.preset ?? byName,
    /** What the file looks like. */
    found: found && { id: found.id, title: presetTitle(found), kind: found.kind },
    last: last && { file_name: last.upload.fileName },
    /** Why the wanted preset does not apply. */
    refused:
      preset && fault
        ? { title: presetTitle(preset), reason: messageIn(languageNow(), fault) }
        : null,
    presets: presets.map(({ id, kind: of }) => ({ id, title: presetTitle({ id }), kind: of })),
    settings,
  }
}

/** The message about required columns that have neither a column nor a value. */
export function missingColumns(names: string[]): string {
  return t('uploads_answers.columns_missing', {
    names: names.map((name) => fieldName(name)).join(', '),
  })
}

/** The given settings of columns, for the form. */
function settingsOf({ columns }: ImportOptions, { header }: FileColumns) {
  const targets = targetsOf(columns)
  const setting = (name: 'scale' | 'separator' | 'join') =>
    targets.flatMap(([, target]) => target[name] ?? [])[0] ?? null
  const constants = targets.flatMap(([key, { constant, field }]) =>
    constant === undefined ? [] : [[field ?? key, String(constant)] as const]
  )
  return {
    constants: Object.fromEntries(constants) as Record<string, string>,
    scale: setting('scale'),
    separator: setting('separator'),
    join: setting('join'),
    only: targets.flatMap(([key, { only }]) => (only ? [{ column: key, values: only }] : [])),
    /** The column from which on each cell is a row. */
    each: targets.flatMap(([key, { each }]) => (each ? [nameOf(key, header)] : []))[0] ?? null,
  }
}

function nameOf(key: string, header: FileColumns['header']): string {
  const names = header.map(({ name }) => name)
  return names[placeOf(key, names) ?? -1] ?? key
}

/** What a user enters on the columns page. */
export interface ColumnsInput extends ChosenReading {
  /** The field of each column, in order. */
  fields: Array<string | null>
  constants?: Record<string, string | null>
  scale?: string | null
  separator?: string | null
  join?: string | null
}

/** The columns as given by the form; conditions on rows are those of the preset. */
export function columnsByForm(
  { header }: FileColumns,
  input: ColumnsInput,
  { columns }: ImportOptions
): Record<string, string | null | ColumnTarget> {
  const names = header.map(({ name }) => name)
  const isUnique = names.every((name, index) => name && names.indexOf(name) === index)
  const before = new Map(targetsOf(columns))
  const given: Record<string, string | null | ColumnTarget> = {}
  const own = errorPlaces(names)
  let number = 0
  for (const [index, name] of names.entries()) {
    if (!isUnique && own.has(index)) continue
    number += 1
    const place = `#${number}`
    const field = input.fields[index] ?? null
    const { only, each } = before.get(name) ?? before.get(place) ?? {}
    const isJoined = field !== null && input.fields.filter((one) => one === field).length > 1
    const settings: ColumnTarget = {
      ...(field === 'weight' && input.scale && { scale: input.scale }),
      ...(field === 'alt_labels' && input.separator && { separator: input.separator }),
      ...(isJoined && input.join && { join: joinText(input.join) }),
      ...(only && { only }),
      ...(each && field && { each }),
    }
    given[isUnique ? name : place] = Object.keys(settings).length ? { field, ...settings } : field
  }
  for (const [field, constant] of Object.entries(input.constants ?? {})) {
    if (constant === null || !constant.trim()) continue
    const { per } = before.get(field) ?? {}
    given[field] = { constant: constant.trim(), ...(per && { per }) }
  }
  return given
}

/** Forms lose white space at the ends of a value. */
function joinText(word: string): string {
  if (word === 'space') return ' '
  return word === 'line_break' ? '\n' : word
}
