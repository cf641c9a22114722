import router from '@adonisjs/core/services/router'
import portal from '#config/portal'
import { sitemapRoutes, siteRoutes, stripeRoute, wellKnownRoutes } from '#start/routes/site'
import { invoiceRoutes } from '#start/routes/invoices'
import { authRoutes, v1AuthRoutes } from '#start/routes/auth'
import { adminRoutes } from '#start/routes/admin'
import { partnerRoutes } from '#start/routes/partner'
import { companyRoutes } from '#start/routes/company'
import { v1ContractRoutes } from '#start/routes/contract'
import { v1Routes } from '#start/routes/v1'

/**
 * All routes are below BASE_PATH. A file in `routes/` has the routes of one area or feature.
 */
const everything = router.group(() => {
  siteRoutes()
  sitemapRoutes()
  stripeRoute()
  invoiceRoutes()
  authRoutes()
  v1AuthRoutes()
  v1ContractRoutes()
  adminRoutes()
  partnerRoutes()
  companyRoutes()
  v1Routes()
})

wellKnownRoutes()

if (portal.basePath) everything.prefix(portal.basePath)
