import router from '@adonisjs/core/services/router'
import { controllers } from '#generated/controllers'
import { middleware, openV1Door, pageDoor } from '#start/kernel'

/** Login and logout, registration, forgotten passwords. */
export function authRoutes() {
  router
    .group(() => {
      router
        .group(() => {
          router.get('/login', [controllers.accounts.sessions.Session, 'create']).as('login')
          router.post('/login', [controllers.accounts.sessions.Session, 'store']).as('login.store')
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
          router.post('/logout', [controllers.accounts.sessions.Session, 'destroy']).as('logout')
          router
            .post('/tokens', [controllers.accounts.sessions.BrowserToken, 'store'])
            .as('tokens.store')
        })
        .use(middleware.may('account'))
    })
    .prefix('/auth')
    .as('auth')
    .use(pageDoor)
}

/**
 * The same on `/v1`. Callers are identified by the body, so an expired token in the header is
 * ignored.
 */
export function v1AuthRoutes() {
  router
    .group(() => {
      router.post('/login', [controllers.accounts.sessions.V1Session, 'store']).as('login')
      router.post('/logout', [controllers.accounts.sessions.V1Session, 'destroy']).as('logout')
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
