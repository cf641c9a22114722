import { FieldRefusal } from '#app/core/errors/problem'
import { FileFault } from '#app/core/files/file_fault'
import type { ImportFile } from '#app/core/files/import_file'
import { languageNow, messageIn, t } from '#app/core/text/text'
import { headReader, startIn } from '#app/imports/actions/file_head'
import { columnsOfLastUpload } from '#app/imports/actions/last_columns'
import type { ImportOptions } from '#app/imports/importer'
import type { Preset, PresetOptions } from '#app/imports/presets/preset'
import { asLastTime, byName, presets, presetTitle } from '#app/imports/presets/presets'
import {
  presetFault,
  presetOptions,
  recognise,
  type FileStart,
} from '#app/imports/presets/recognise'
import type { UploadKind } from '#app/imports/upload'

/** What a user asked for: undefined is left to the file. */
export interface PresetInput {
  preset?: string | null
  kind?: UploadKind
  columns?: unknown
  encoding?: ImportOptions['encoding']
  delimiter?: string | null
  language?: string | null
  no_header?: boolean
  /** Whether columns that were given for a file with the same header are taken again. */
  remembers?: boolean
}

/** What was chosen: the kind of the file, and what the preset sets. */
export interface ChosenPreset {
  kind: UploadKind
  options: Partial<PresetOptions>
}

/**
 * Chooses the kind and the columns of a file: by the given preset, or else by the one that is
 * recognised, unless the user gives columns. `readHead` is for callers who need the head as well.
 *
 * @throws FieldRefusal (at `preset`) if the file is not what the given preset describes
 */
export async function choosePreset(
  file: ImportFile,
  input: PresetInput,
  readHead = headReader(file, { encoding: input.encoding, delimiter: input.delimiter })
): Promise<ChosenPreset> {
  const { kind, preset: wanted } = input
  const otherwise = { kind: kind ?? 'relations', options: {} }
  if (wanted === byName || (!wanted && (input.columns || input.no_header))) return otherwise
  if (wanted) return givenPreset(startIn(await readHead()), wanted, input)
  try {
    const start = startIn(await readHead())
    const last = input.remembers && (await columnsOfLastUpload(start.header, kind ?? null))
    if (last) return { kind: last.kind, options: last.options }
    const preset = recognise(start)
    if (!preset || (kind && kind !== preset.kind)) return otherwise
    return { kind: preset.kind, options: presetOptions(preset, start, input.language) }
  } catch (error) {
    if (error instanceof FileFault) return otherwise
    throw error
  }
}

/** What the preset that a user gave sets. @throws FieldRefusal like `choosePreset` */
export async function givenPreset(
  start: FileStart,
  wanted: string,
  { kind, language }: PresetInput
): Promise<ChosenPreset> {
  if (wanted === asLastTime) {
    const last = await columnsOfLastUpload(start.header, kind ?? null)
    if (last) return { kind: last.kind, options: last.options }
    throw new FieldRefusal('preset', 'other_file', t('uploads_answers.no_last_time'))
  }
  const preset = presets.find(({ id }) => id === wanted)
  if (!preset) throw new FieldRefusal('preset', 'enum', t('uploads_answers.no_such_preset'))
  if (kind && kind !== preset.kind) {
    const values = { preset: presetTitle(preset), kind: preset.kind }
    throw new FieldRefusal('preset', 'other_kind', t('uploads_answers.preset_of_kind', values))
  }
  refuseOtherFile(preset, start)
  return { kind: preset.kind, options: presetOptions(preset, start, language) }
}

/** @throws FieldRefusal with the reason why the file is not what the preset describes */
function refuseOtherFile(preset: Preset, start: FileStart) {
  const fault = presetFault(preset, start)
  if (!fault) return
  const values = { preset: presetTitle(preset), reason: messageIn(languageNow(), fault) }
  throw new FieldRefusal('preset', 'other_file', t('uploads_answers.not_this_preset', values))
}
