import app from '@adonisjs/core/services/app'
import router from '@adonisjs/core/services/router'
import server from '@adonisjs/core/services/server'

server.errorHandler(() => import('#app/core/exception_handler'))

/** For every request, whether or not a route takes it. */
server.use([
  () => import('#app/core/request_id_middleware'),
  () => import('#app/core/container_bindings_middleware'),
  () => import('#app/core/compress_middleware'),
  () => import('#app/core/base_path_middleware'),
  () => import('@adonisjs/static/static_middleware'),
  () => import('#app/core/v1_answer_middleware'),
  () => import('@adonisjs/cors/cors_middleware'),
  () => import('@adonisjs/vite/vite_middleware'),
  ...(app.inDev ? [() => import('#app/core/reload_texts_middleware')] : []),
  () => import('#app/core/inertia_middleware'),
])

/** For every request that a route takes, whichever door it came in by. */
router.use([
  () => import('#app/core/readable_query_middleware'),
  () => import('#app/core/known_parameters_middleware'),
  () => import('#app/core/body_type_middleware'),
  () => import('@adonisjs/core/bodyparser_middleware'),
  () => import('#app/core/discard_files_middleware'),
  () => import('@adonisjs/auth/initialize_auth_middleware'),
])

export const middleware = router.named({
  session: () => import('@adonisjs/session/session_middleware'),
  keepMessages: () => import('#app/core/keep_messages_middleware'),
  shield: () => import('@adonisjs/shield/shield_middleware'),
  cookieUser: () => import('#app/auth/cookie_user_middleware'),
  bearerUser: () => import('#app/auth/bearer_user_middleware'),
  may: () => import('#app/auth/ability_middleware'),
  defaultView: () => import('#app/lists/default_view_middleware'),
  idempotent: () => import('#app/core/idempotency_middleware'),
  receiveFile: () => import('#app/uploads/receive_file_middleware'),
  receiveInvoices: () => import('#app/invoices/receive_invoices_middleware'),
  deprecated: () => import('#app/core/deprecated_middleware'),
  rateLimit: () => import('#app/metering/rate_limit_middleware'),
  keyAbility: () => import('#app/keys/key_ability_middleware'),
})

const session = middleware.session()
const keepMessages = middleware.keepMessages()
const shield = middleware.shield()
const cookieUser = middleware.cookieUser()

/** Pages know people by their session cookie and check forms against forgery. */
export const pageDoor = [session, keepMessages, shield, cookieUser]

/** The same where the forgery token stands behind what is read late: the guard comes last, and must come. */
export const lateGuardedPageDoor = { before: [session, keepMessages, cookieUser], guard: shield }

/**
 * `/v1` knows people by their bearer token alone and keeps no session. It counts what a client asks for
 * before anything is refused to a key.
 */
export const v1Door = [middleware.bearerUser(), middleware.rateLimit(), middleware.keyAbility()]
