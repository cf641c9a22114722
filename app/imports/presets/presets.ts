import { escoPresets } from '#app/imports/presets/esco'
import { onetPresets } from '#app/imports/presets/onet'
import { otherPresets } from '#app/imports/presets/other_sources'
import { ownPresets } from '#app/imports/presets/own_exports'
import { t } from '#app/core/text/text'
import type { Preset } from '#app/imports/presets/preset'
import { tabiyaPresets } from '#app/imports/presets/tabiya'
import type { MessageId } from '#lang/message_id'

/** The files that are recognised; of several that fit, the one with the most columns. */
export const presets: readonly Preset[] = [
  ...escoPresets,
  ...onetPresets,
  ...tabiyaPresets,
  ...otherPresets,
  ...ownPresets,
]

/** Columns are detected by name, although a preset fits. */
export const byName = 'none'

/** The columns of the last upload with the same header. */
export const asLastTime = 'last'

/** The name of a preset on screen. */
export function presetTitle({ id }: Pick<Preset, 'id'>): string {
  return t(`uploads_answers.preset_${id}` as MessageId)
}

/** The name of the preset of an upload; null if it has none, or the columns of an earlier upload. */
export function titleOfPreset(id: string | null): string | null {
  const preset = presets.find((known) => known.id === id)
  return preset ? presetTitle(preset) : null
}

/** What users can choose as `preset`. */
export const presetChoices = [byName, asLastTime, ...presets.map(({ id }) => id)]
