import Upload, { statusesUnderWay } from '#app/imports/upload'
import { uploadRows, type UploadRow } from '#app/imports/upload_rows'

/**
 * The maximum number of waiting and running uploads in the top bar, which also shows their count.
 */
const shownUnderWay = 20

/** The number of ended uploads in the top bar. */
const shown = 5

/** Waiting and running uploads and the last five ended ones, latest first. */
export async function latestUploads(): Promise<UploadRow[]> {
  const underWay = await uploadsUnderWay().orderBy('id', 'desc').limit(shownUnderWay)
  const over = await Upload.listed()
    .whereNotIn('status', statusesUnderWay)
    .orderBy('id', 'desc')
    .limit(shown)
  return uploadRows([...underWay, ...over])
}

/** The number of waiting and running uploads, without those that wait for their columns. */
export async function countUploadsUnderWay(): Promise<number> {
  const [{ count }] = await uploadsUnderWay().pojo<{ count: number | string }>().count('* as count')
  return Number(count)
}

function uploadsUnderWay() {
  return Upload.listed().whereIn('status', statusesUnderWay)
}
