import type { ChosenPreset } from '#app/imports/actions/choose_preset'
import { asLastTime } from '#app/imports/presets/presets'
import { errorPlaces } from '#app/imports/readers/columns'
import { cleanName } from '#app/core/text/name_key'
import Upload, { type UploadKind } from '#app/imports/upload'

/** The number of earlier uploads that are searched. */
const SEARCHED = 200

/** The upload from which columns are taken again. */
export interface LastColumns extends ChosenPreset {
  upload: Upload
}

/**
 * The columns that a user gave for the last file with this header; null if there is none. Presets
 * do not count: they are recognised again.
 */
export async function columnsOfLastUpload(
  header: string[],
  kind: UploadKind | null
): Promise<LastColumns | null> {
  const query = Upload.listed().whereNull('undoOf').whereNotNull('report')
  if (kind) query.where('kind', kind)
  const earlier = await query
    .select('id', 'uid', 'kind', 'fileName', 'options', 'report', 'createdAt')
    .orderBy('id', 'desc')
    .limit(SEARCHED)
  const wanted = keyOf(header)
  for (const upload of earlier) {
    const { columns, noHeader, preset } = upload.allOptions
    const isOwn = columns && !noHeader && (!preset || preset === asLastTime)
    if (!isOwn || keyOf(upload.report?.header ?? []) !== wanted) continue
    return { upload, kind: upload.kind, options: { preset: asLastTime, columns, noHeader } }
  }
  return null
}

function keyOf(header: string[]): string {
  const own = errorPlaces(header)
  return JSON.stringify(header.filter((_, index) => !own.has(index)).map(cleanName))
}
