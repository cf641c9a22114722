/**
 * The four families of packages as data: everything that differs between them stands here.
 * `priced` ones are bought, the others given; of those with `quantity` the client chooses the number of
 * calls; what `needsActivePackage` goes on top of one that `carriesPacks`.
 * `priority` says who pays first (lower first) unless a package sets its own; design.md section 7.
 * `screen` is the path of its screens in the admin area, `resource` its name below `/v1/packages`.
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

/** Those that are sold, and those that are given. */
export const pricedFamilies = familyIds.filter((id) => families[id].priced)
export const freeFamilies = familyIds.filter((id) => !families[id].priced)

/** Those that an additional pack goes on top of. */
export const carryingFamilies = familyIds.filter((id) => families[id].carriesPacks)

/** What a screen needs to know of its family. */
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
