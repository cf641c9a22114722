import type { HttpContext } from '@adonisjs/core/http'
import type { NextFn } from '@adonisjs/core/types/http'
import { noteWrite } from '#app/accounts/note_write'
import { meteredCalls } from '#app/billing/metering/metered_calls'
import { doorOf } from '#app/core/door'
import PublicFilesMiddleware from '#app/core/http/public_files_middleware'
import { setSecurityHeaders } from '#app/core/http/security_headers'
import { textScriptAt } from '#app/core/text/text_scripts'
import V1AnswerMiddleware from '#app/core/http/v1_answer_middleware'
import { isForOperators } from '#app/operations/paths'
import InertiaMiddleware from '#app/shell/inertia_middleware'

const v1 = new V1AnswerMiddleware()
const files = new PublicFilesMiddleware()
const pages = new InertiaMiddleware()

/**
 * Runs the middleware that a door needs for every request, including errors and unknown paths. Each is instantiated
 * once; the container would instantiate it for every request.
 */
export default class DoorMiddleware {
  async handle(ctx: HttpContext, next: NextFn) {
    setSecurityHeaders(ctx.response.response)
    if (doorOf(ctx) === 'v1') {
      await v1.handle(ctx, next)
      return noteWriteOf(ctx)
    }
    if (isForOperators(ctx.request.url())) {
      const { request, response } = ctx
      const { answerOperator } = await import('#app/operations/answer_operator')
      if (await answerOperator(request.request, response.response)) return
    }
    const texts = textScriptAt(ctx.request.url())
    if (texts !== undefined) return sendTexts(ctx, texts)
    await files.handle(ctx, () => pages.handle(ctx, next))
    return noteWriteOf(ctx)
  }
}

/** Their URL changes with them. */
function sendTexts({ response }: HttpContext, texts: string) {
  response.header('Cache-Control', 'public, max-age=31536000, immutable')
  response.type('text/javascript; charset=utf-8')
  response.send(texts)
}

const meteredRoutes: string[] = Object.values(meteredCalls).map(({ route }) => route)

/** Before the response is sent, so that the next request of the user finds the write. */
async function noteWriteOf({ request, response, route, auth }: Partial<HttpContext> & HttpContext) {
  const isWrite = !['GET', 'HEAD', 'OPTIONS'].includes(request.method())
  if (!isWrite || response.getStatus() >= 400 || meteredRoutes.includes(route?.name ?? '')) return
  await noteWrite(auth?.user?.id)
}
