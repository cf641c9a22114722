import type { HttpContext } from '@adonisjs/core/http'
import { serialize } from '#app/core/http/serializer'
import { countUploadsUnderWay, latestUploads } from '#app/imports/uploads/latest_uploads'
import UploadTransformer from '#app/imports/upload_transformer'

/** The upload menu of the top bar. */
export default class LatestUploadsController {
  async index({ response }: HttpContext) {
    response.header('Cache-Control', 'no-store')
    return {
      under_way: await countUploadsUnderWay(),
      uploads: await serialize(UploadTransformer.transform(await latestUploads())),
    }
  }

  /** The only data of the closed menu, which is requested far more often. */
  async count({ response }: HttpContext) {
    response.header('Cache-Control', 'no-store')
    return { under_way: await countUploadsUnderWay() }
  }
}
