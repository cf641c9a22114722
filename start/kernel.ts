import app from '@adonisjs/core/services/app'
import router from '@adonisjs/core/services/router'
import server from '@adonisjs/core/services/server'

server.errorHandler(() => import('#app/core/http/exception_handler'))

/** For every request, whether or not a route takes it. */
server.use([
  () => import('#app/core/http/request_id_middleware'),
  () => import('#app/core/http/container_bindings_middleware'),
  () => import('#app/core/http/compress_middleware'),
  () => import('#app/core/http/base_path_middleware'),
  () => import('@adonisjs/static/static_middleware'),
  () => import('#app/core/http/v1_answer_middleware'),
  () => import('@adonisjs/cors/cors_middleware'),
  () => import('@adonisjs/vite/vite_middleware'),
  ...(app.inDev ? [() => import('#app/core/http/reload_texts_middleware')] : []),
  () => import('#app/shell/inertia_middleware'),
])

/** For every request that a route takes, whichever door it came in by. */
router.use([
  () => import('#app/core/http/readable_query_middleware'),
  () => import('#app/core/http/known_parameters_middleware'),
  () => import('#app/core/http/body_type_middleware'),
  () => import('@adonisjs/core/bodyparser_middleware'),
  () => import('#app/core/http/discard_files_middleware'),
  () => import('@adonisjs/auth/initialize_auth_middleware'),
])

export const middleware = router.named({
  session: () => import('@adonisjs/session/session_middleware'),
  keepMessages: () => import('#app/core/http/keep_messages_middleware'),
  shield: () => import('@adonisjs/shield/shield_middleware'),
  cookieUser: () => import('#app/accounts/auth/cookie_user_middleware'),
  bearerUser: () => import('#app/accounts/auth/bearer_user_middleware'),
  may: () => import('#app/accounts/auth/ability_middleware'),
  defaultView: () => import('#app/saved_views/default_view_middleware'),
  idempotent: () => import('#app/core/http/idempotency_middleware'),
  receiveFile: () => import('#app/imports/uploads/receive_file_middleware'),
  receiveInvoices: () => import('#app/invoices/receive_invoices_middleware'),
  deprecated: () => import('#app/core/http/deprecated_middleware'),
  rateLimit: () => import('#app/billing/metering/rate_limit_middleware'),
  keyAbility: () => import('#app/accounts/api_keys/key_ability_middleware'),
  audience: () => import('#app/contract/audience_middleware'),
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
