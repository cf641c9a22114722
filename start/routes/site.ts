import router from '@adonisjs/core/services/router'
import { controllers } from '#generated/controllers'
import { middleware, pageDoor } from '#start/kernel'

/** The public site. */
export function siteRoutes() {
  router
    .group(() => {
      router.get('/', [controllers.site.Home, 'show']).as('home')
      router.get('/skills/:slug', [controllers.site.Skill, 'show']).as('skill')
      router.get('/about-us', [controllers.site.About, 'show']).as('about')
      router.get('/contact-us', [controllers.site.Contact, 'create']).as('contact')
      router.post('/contact-us', [controllers.site.Contact, 'store']).as('contact.store')
      router.get('/docs', [controllers.documentation.Documentation, 'everybody']).as('docs')
      router
        .get('/docs/:chapter', [controllers.documentation.Documentation, 'everybody'])
        .as('docs.chapter')
      router.post('/appearance', [controllers.site.Appearance, 'update']).as('appearance')
    })
    .use([...pageDoor, middleware.may('site')])

  router
    .group(() => {
      const { Playground } = controllers.search.playground
      router.get('/playground', [Playground, 'show']).as('playground')
      router.get('/playground/export', [Playground, 'export']).as('playground.export')
      router
        .post('/playground', [Playground, 'store'])
        .as('playground.store')
        .use(middleware.rateLimit())
    })
    .use([...pageDoor, middleware.may('playground')])
}

/** The sitemaps, which have no session, so that caches can store them. */
export function sitemapRoutes() {
  const { Sitemaps } = controllers.site
  router
    .group(() => {
      router.get('/sitemap.xml', [Sitemaps, 'index']).as('sitemap')
      router.get('/sitemaps/pages.xml', [Sitemaps, 'pages']).as('sitemaps.pages')
      router.get('/sitemaps/skills/:part.xml', [Sitemaps, 'skills']).as('sitemaps.skills')
    })
    .use(middleware.may('site'))
}

/** The webhook of Stripe: no session and no CSRF token, but a signature of the raw body. */
export function stripeRoute() {
  router
    .post('/stripe/events', [controllers.billing.payments.StripeEvents, 'store'])
    .as('stripe.events')
    .use(middleware.may('site'))
}

/** At the root of the host, whatever BASE_PATH is: programs only look there. */
export function wellKnownRoutes() {
  router
    .group(() => {
      router.get('/llms.txt', [controllers.documentation.Llms, 'show']).as('llms')
      router.get('/robots.txt', [controllers.site.Robots, 'show']).as('robots')
      router
        .get('/.well-known/security.txt', [controllers.site.SecurityContact, 'show'])
        .as('security_contact')
    })
    .use(middleware.may('site'))
}

/** Contact messages for staff, in the admin area. */
export function contactMessageRoutes() {
  const { ContactMessages } = controllers.site
  router
    .group(() => {
      router.get('/', [ContactMessages, 'index']).as('index')
      router.get('/:MessageId', [ContactMessages, 'show']).as('show')
      router.post('/:MessageId', [ContactMessages, 'update']).as('update')
    })
    .prefix('/contact-messages')
    .as('contact_messages')
    .use(middleware.may('contact_messages'))
}

/** The contact form on `/v1`, and its messages. */
export function v1ContactRoutes() {
  const { V1Contact } = controllers.site
  const read = middleware.may('contact_messages')
  router
    .group(() => {
      router
        .post('/', [V1Contact, 'store'])
        .as('store')
        .use([middleware.may('site'), middleware.idempotent()])
      router.get('/list', [V1Contact, 'index']).as('index').use(read)
      router.get('/:id', [V1Contact, 'show']).as('show').use(read)
      router.patch('/:id', [V1Contact, 'update']).as('update').use(read)
    })
    .prefix('/contact')
    .as('contact')
}
