/**
 * The four families of packages and their differences. `priced` packages are bought, others are assigned; for
 * those with `quantity` the client chooses the number of calls; `needsActivePackage` requires a package of a
 * family that `carriesPacks`. `priority` is the default payment order (lower first), see payment_order.ts.
 * `screen` is the path of its pages in the admin area, `resource` its name in `/v1/packages`.
 */
export const families = {
  free: {
    priority: 10,
    priced: false,
    quantity: false,
    needsActivePackage: false,
    carriesPacks: false,
    screen: '/free-package',
    resource: 'free_packages',
  },
  basic: {
    priority: 20,
    priced: true,
    quantity: false,
    needsActivePackage: false,
    carriesPacks: true,
    screen: '/packages',
    resource: 'basic_packages',
  },
  additional_talk_time: {
    priority: 30,
    priced: true,
    quantity: false,
    needsActivePackage: true,
    carriesPacks: false,
    screen: '/additional-talk-time-pack',
    resource: 'additional_talk_time_packs',
  },
  pay_as_you_go: {
    priority: 40,
    priced: true,
    quantity: true,
    needsActivePackage: false,
    carriesPacks: true,
    screen: '/pay-as-you-go',
    resource: 'pay_as_you_go_package',
  },
} as const

export type Family = keyof typeof families

export const familyIds = Object.keys(families) as Family[]

export const pricedFamilies = familyIds.filter((id) => families[id].priced)
export const freeFamilies = familyIds.filter((id) => !families[id].priced)

/** Families that an additional pack can extend. */
export const extendableFamilies = familyIds.filter((id) => families[id].carriesPacks)

/** The properties of a family that pages need. */
export function familyCard(family: Family) {
  const { priced, quantity, needsActivePackage, screen, priority } = families[family]
  return {
    id: family,
    screen,
    priced,
    quantity,
    priority,
    needs_active_package: needsActivePackage,
  }
}
