import app from '@adonisjs/core/services/app'
import router from '@adonisjs/core/services/router'
import server from '@adonisjs/core/services/server'

server.errorHandler(() => import('#app/core/http/exception_handler'))

/** For every request, even without a matching route. `door_middleware` runs the middleware of one door. */
server.use([
  () => import('#app/core/http/request_id_middleware'),
  () => import('#app/core/http/compress_middleware'),
  ...(app.inDev ? developmentOnly() : []),
  () => import('#app/shell/door_middleware'),
])

function developmentOnly() {
  return [
    () => import('@adonisjs/vite/vite_middleware'),
    () => import('#app/core/http/reload_texts_middleware'),
  ]
}

export const middleware = router.named({
  pageRequest: () => import('#app/core/http/page_request_middleware'),
  v1Request: () => import('#app/core/http/v1_request_middleware'),
  session: () => import('@adonisjs/session/session_middleware'),
  keepMessages: () => import('#app/core/http/keep_messages_middleware'),
  shield: () => import('@adonisjs/shield/shield_middleware'),
  cookieUser: () => import('#app/accounts/sessions/cookie_user_middleware'),
  bearerUser: () => import('#app/accounts/api_keys/bearer_user_middleware'),
  may: () => import('#app/accounts/ability_middleware'),
  defaultView: () => import('#app/saved_views/default_view_middleware'),
  idempotent: () => import('#app/core/http/idempotency_middleware'),
  receiveFile: () => import('#app/imports/uploads/receive_file_middleware'),
  receiveInvoices: () => import('#app/invoices/receive_invoices_middleware'),
  deprecated: () => import('#app/core/http/deprecated_middleware'),
  rateLimit: () => import('#app/billing/metering/rate_limit_middleware'),
  keyAbility: () => import('#app/accounts/api_keys/key_ability_middleware'),
  audience: () => import('#app/contract/audience_middleware'),
})

const shield = middleware.shield()
const beforeShield = [middleware.pageRequest(), middleware.session(), middleware.keepMessages()]
const cookieUser = middleware.cookieUser()

/** Pages authenticate users by their session cookie and protect forms against request forgery. */
export const pageDoor = [...beforeShield, shield, cookieUser]

/** For routes that read the body late: the forgery token is in the body, so the guard must be added last. */
export const lateGuardedPageDoor = { before: [...beforeShield, cookieUser], guard: shield }

/** For routes of `/v1` that are open to everybody: tokens are not read. */
export const openV1Door = [middleware.v1Request()]

/**
 * `/v1` authenticates callers by their bearer token only and has no sessions. The requests of a client are counted
 * before the abilities of a key are checked.
 */
export const v1Door = [
  ...openV1Door,
  middleware.bearerUser(),
  middleware.rateLimit(),
  middleware.keyAbility(),
]
