import type { HttpContext } from '@adonisjs/core/http'
import { inArea } from '#app/core/http/return_url'
import type Upload from '#app/imports/upload'

/** Redirects to the page of an upload, or to a subpage: `/columns`. */
export function redirectToUpload(ctx: HttpContext, upload: Upload, step = '') {
  return ctx.response.redirect(inArea(ctx, `/skills/upload-status/${upload.uid}${step}`))
}
