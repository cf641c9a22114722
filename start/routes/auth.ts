import router from '@adonisjs/core/services/router'
import { controllers } from '#generated/controllers'
import { middleware, openV1Door, pageDoor } from '#start/kernel'

/** Login and logout, registration, forgotten passwords. */
export function authRoutes() {
  router
    .group(() => {
      router
        .group(() => {
          router.get('/login', [controllers.accounts.login.Session, 'create']).as('login')
          router.post('/login', [controllers.accounts.login.Session, 'store']).as('login.store')
          router
            .get('/login/code', [controllers.accounts.login.Session, 'askCode'])
            .as('login.code')
          router
            .post('/login/code', [controllers.accounts.login.Session, 'storeCode'])
            .as('login.code.store')
          router.get('/register', [controllers.clients.Registration, 'create']).as('register')
          router.post('/register', [controllers.clients.Registration, 'store']).as('register.store')
        })
        .use(middleware.may('login'))

      router
        .group(() => {
          router
            .get('/forgot-password', [controllers.accounts.passwords.Password, 'create'])
            .as('forgot')
          router
            .post('/forgot-password', [controllers.accounts.passwords.Password, 'store'])
            .as('forgot.store')
          router
            .get('/reset-password/:token', [controllers.accounts.passwords.Password, 'edit'])
            .as('reset')
          router
            .post('/reset-password/:token', [controllers.accounts.passwords.Password, 'update'])
            .as('reset.store')
          router
            .get('/confirm-email/:token', [controllers.clients.EmailConfirmation, 'show'])
            .as('confirm')
          router
            .post('/confirm-email/:token', [controllers.clients.EmailConfirmation, 'update'])
            .as('confirm.store')
          router
            .get('/confirm-new-email/:token', [controllers.accounts.profile.Profile, 'confirm'])
            .as('new_email')
          router
            .post('/confirm-new-email/:token', [controllers.accounts.profile.Profile, 'confirmed'])
            .as('new_email.store')
          router
            .get('/accept-invitation/:token', [controllers.accounts.invitations.Invitation, 'show'])
            .as('invitation')
          router
            .post('/accept-invitation/:token', [
              controllers.accounts.invitations.Invitation,
              'store',
            ])
            .as('invitation.store')
        })
        .use(middleware.may('site'))

      router
        .group(() => {
          router
            .get('/confirm-email', [controllers.clients.EmailConfirmation, 'create'])
            .as('confirm.ask')
          router
            .post('/confirm-email', [controllers.clients.EmailConfirmation, 'store'])
            .as('confirm.send')
          router
            .post('/tokens', [controllers.accounts.sessions.BrowserToken, 'store'])
            .as('tokens.store')
        })
        .use(middleware.may('account'))

      twoFactorRoutes()
    })
    .prefix('/auth')
    .as('auth')
    .use(pageDoor)
}

/** Logout and two-factor authentication, also for staff who must set it up first. */
function twoFactorRoutes() {
  const { TwoFactor } = controllers.accounts.twoFactor
  router
    .group(() => {
      router.post('/logout', [controllers.accounts.login.Session, 'destroy']).as('logout')
      router.get('/two-factor', [TwoFactor, 'show']).as('two_factor')
      router.post('/two-factor', [TwoFactor, 'renewCodes']).as('two_factor.codes')
      router.post('/two-factor/start', [TwoFactor, 'start']).as('two_factor.start')
      router.get('/two-factor/set-up', [TwoFactor, 'offer']).as('two_factor.offer')
      router.get('/two-factor/qr-code.svg', [TwoFactor, 'qrCode']).as('two_factor.qr_code')
      router.post('/two-factor/set-up', [TwoFactor, 'switchOn']).as('two_factor.on')
      router.post('/two-factor/off', [TwoFactor, 'switchOff']).as('two_factor.off')
    })
    .use(middleware.may('two_factor'))
}

/**
 * The same on `/v1`. Callers are identified by the body, so an expired token in the header is
 * ignored.
 */
export function v1AuthRoutes() {
  router
    .group(() => {
      router.post('/login', [controllers.accounts.login.V1Session, 'store']).as('login')
      router.post('/logout', [controllers.accounts.login.V1Session, 'destroy']).as('logout')
      router.post('/token/refresh', [controllers.accounts.sessions.V1Token, 'store']).as('refresh')
      router.post('/register', [controllers.clients.V1Registration, 'store']).as('register')
      router
        .post('/password/forgot', [controllers.accounts.passwords.V1Password, 'store'])
        .as('forgot')
      router
        .post('/password/reset', [controllers.accounts.passwords.V1Password, 'update'])
        .as('reset')
      router
        .post('/invitation/accept', [controllers.accounts.invitations.V1Invitation, 'store'])
        .as('invitation')
    })
    .prefix('/v1/auth')
    .as('v1.auth')
    .use([...openV1Door, middleware.may('site')])
}
