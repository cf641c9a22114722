import { escoPresets } from '#app/imports/presets/esco'
import { onetPresets } from '#app/imports/presets/onet'
import { otherPresets } from '#app/imports/presets/other_sources'
import { ownPresets } from '#app/imports/presets/own_exports'
import type { Preset } from '#app/imports/presets/preset'
import { tabiyaPresets } from '#app/imports/presets/tabiya'

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

/** What users can choose as `preset`. */
export const presetChoices = [byName, asLastTime, ...presets.map(({ id }) => id)]
