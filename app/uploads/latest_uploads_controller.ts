import type { HttpContext } from '@adonisjs/core/http'
import { serialize } from '#app/core/serializer'
import { latestUploads } from '#app/uploads/latest_uploads'
import UploadTransformer from '#app/uploads/upload_transformer'

/** What the upload status of the top bar shows. */
export default class LatestUploadsController {
  async index({ response }: HttpContext) {
    response.header('Cache-Control', 'no-store')
    return serialize(UploadTransformer.transform(await latestUploads()))
  }
}
