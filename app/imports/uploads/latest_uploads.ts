import Upload, { statusesUnderWay } from '#app/imports/upload'
import { uploadRows, type UploadRow } from '#app/imports/upload_rows'

/** What the top bar shows of those under way: a long queue is told by its count. */
const shownUnderWay = 20

/** What it shows besides those under way. */
const shown = 5

/** Uploads that wait or run, and the last five that are over, latest first, as lists show them. */
export async function latestUploads(): Promise<UploadRow[]> {
  const underWay = await uploadsUnderWay().orderBy('id', 'desc').limit(shownUnderWay)
  const over = await Upload.listed()
    .whereNotIn('status', statusesUnderWay)
    .orderBy('id', 'desc')
    .limit(shown)
  return uploadRows([...underWay, ...over])
}

/** How many wait or run; those that wait for their columns do neither. */
export async function countUploadsUnderWay(): Promise<number> {
  const [{ count }] = await uploadsUnderWay().pojo<{ count: number | string }>().count('* as count')
  return Number(count)
}

function uploadsUnderWay() {
  return Upload.listed().whereIn('status', statusesUnderWay)
}
