import { translationLanguages } from '#app/catalogue/languages'
import { localized, type LocalizedMessage } from '#app/core/text/text'
import { fileColumnsOf } from '#app/imports/kinds/import_kinds'
import { defaultOptions } from '#app/imports/importer'
import type { Preset, PresetOptions } from '#app/imports/presets/preset'
import { presets } from '#app/imports/presets/presets'
import { bareKey, headerKey, isErrorFile, placeOf } from '#app/imports/readers/columns'
import { placeIn, type ColumnTarget } from '#app/imports/readers/given_columns'
import { inShort } from '#app/imports/readers/row_reader'

/** The start of a file: its first line, and the first rows below it. */
export interface FileStart {
  name: string
  header: string[]
  rows: string[][]
}

/** The preset that fits a file; of several, the one with the most columns. */
export function recognise(start: FileStart): Preset | null {
  const fitting = presets.filter((preset) => !presetFault(preset, start))
  return fitting.sort((a, b) => b.header.length - a.header.length)[0] ?? null
}

/** Why a file is not what the preset describes; null if it is. */
export function presetFault(preset: Preset, { header, rows }: FileStart): LocalizedMessage | null {
  const lacking = preset.header.filter((name) => columnIn(name, header) === null)
  if (lacking.length) {
    const names = lacking.join(', ')
    return localized('uploads_answers.preset_lacks', { count: lacking.length, names })
  }
  if (preset.leastColumns && header.length < preset.leastColumns) {
    const values = { count: header.length, least: preset.leastColumns }
    return localized('uploads_answers.preset_narrow', values)
  }
  /** Rows may have been rejected for their values. */
  const isRejected = isErrorFile(header)
  if (isRejected && preset.header.length) return null
  /** Without a header, the first line is a row. */
  const all = preset.header.length || isRejected ? rows : [header, ...rows]
  for (const [column, allowed] of Object.entries(preset.values ?? {})) {
    const place = columnIn(column, header)
    if (place === null) continue
    const other = all
      .map((cells) => (cells[place] ?? '').trim())
      .find((text) => !fits(text, allowed))
    if (other === undefined) continue
    return localized('uploads_answers.preset_value', { column, value: inShort(other) || '–' })
  }
  return null
}

function fits(text: string, allowed: string[] | RegExp): boolean {
  return Array.isArray(allowed) ? allowed.includes(text) : allowed.test(text)
}

/** The index of a column, by its header in any spelling or by its place. */
function columnIn(name: string, header: string[]): number | null {
  const place = placeOf(name, header)
  if (place !== null) return place < header.length ? place : null
  const key = bareKey(headerKey(name))
  const found = header.findIndex((cell) => bareKey(headerKey(cell)) === key)
  return found === -1 ? null : found
}

/** The options that a preset sets for a file that it fits; `language` if the user chose one. */
export function presetOptions(
  preset: Preset,
  start: FileStart,
  language: string | null = null
): PresetOptions {
  const spoken = language ?? (preset.isTranslated ? languageIn(start.name) : null)
  const options = { ...defaultOptions, language: spoken }
  const fields = fileColumnsOf(preset.kind, options).flatMap(({ names }) => names)
  const noHeader = preset.header.length === 0
  return {
    preset: preset.id,
    noHeader,
    columns: preset.columns && columnsFor(preset.columns, start.header, fields),
    ...(preset.source && { source: preset.source }),
    ...(spoken && { language: spoken }),
  }
}

/** The columns that the file has, by its own headers; of fields that this import has. */
function columnsFor(
  columns: NonNullable<Preset['columns']>,
  header: string[],
  fields: readonly string[]
) {
  const given: Record<string, string | null | ColumnTarget> = {}
  for (const [name, target] of Object.entries(columns)) {
    const settings = typeof target === 'string' ? { field: target } : target
    if (settings.constant !== undefined) {
      if (fields.includes(name)) given[name] = { ...settings, ...perIn(settings, header) }
      continue
    }
    const place = columnIn(name, header)
    if (place === null) continue
    const isRead = !settings.field || fields.includes(settings.field)
    const key = placeIn(name) === null ? header[place] : name
    given[key] = isRead ? target : null
  }
  return given
}

function perIn({ per }: ColumnTarget, header: string[]): Pick<ColumnTarget, 'per'> {
  const place = per ? columnIn(per.column, header) : null
  return per && place !== null ? { per: { ...per, column: header[place] } } : {}
}

const LANGUAGE = /[_-]([a-z]{2})(?:\.[a-z]{2,6}){1,2}$/i

/** The language at the end of a file name, if names can be in it. */
function languageIn(name: string): string | null {
  const found = LANGUAGE.exec(name)?.[1].toLowerCase()
  return translationLanguages.find((language) => language === found) ?? null
}
