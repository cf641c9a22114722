import Factory from '@adonisjs/lucid/factories'
import { DateTime } from 'luxon'
import ClientPackage from '#app/billing/client_package'
import Package from '#app/billing/package'

let count = 0

/** An active free package of 100 calls. */
export const PackageFactory = Factory.define(Package, () => {
  count += 1
  return {
    family: 'free' as const,
    name: `Package ${count}`,
    totalCalls: 100,
    price: 0,
    priority: 10,
    resPercentage: 100,
    features: [],
    status: 'active' as const,
  }
}).build()

/** An active client package of 100 calls; set `clientId` and `packageId`. */
export const ClientPackageFactory = Factory.define(ClientPackage, () => {
  return {
    family: 'free' as const,
    name: 'Free Pack',
    price: 0,
    priority: 10,
    packageVersion: 1,
    totalCalls: 100,
    usageCalls: 0,
    resPercentage: 100,
    backup: false,
    activatedAt: DateTime.utc().minus({ minutes: 1 }),
    status: 'active' as const,
  }
}).build()
