import router from '@adonisjs/core/services/router'
import { controllers } from '#generated/controllers'
import { middleware, v1Door } from '#start/kernel'

/** The API. Every path works with and without its trailing slash. */
export function v1Routes() {
  router
    .group(() => {
      usageRoutes()
    })
    .prefix('/v1')
    .as('v1')
    .use(v1Door)
}

/** What a client has, spent and searched. */
function usageRoutes() {
  const { metering, playground } = controllers
  router
    .group(() => {
      router
        .get('/user-free-package-detail', [metering.V1Usage, 'show'])
        .as('usage')
        .use(middleware.may('usage'))
      router
        .get('/user-free-package/search-history', [
          playground.V1SearchHistory,
          'paidByFreePackages',
        ])
        .as('searches.free')
        .use(middleware.may('usage'))
      router
        .get('/user-package/search-history', [playground.V1SearchHistory, 'paidByPackages'])
        .as('searches.paid')
        .use(middleware.may('usage'))
      router
        .get('/playground-range-search-history', [playground.V1SearchHistory, 'index'])
        .as('searches.own')
        .use(middleware.may('search_history'))
    })
    .prefix('/skills')
}
