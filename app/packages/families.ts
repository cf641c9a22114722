/**
 * The four families of packages as data: everything that differs between them stands here.
 * `priority` says who pays first (lower first) unless a package sets its own; design.md section 7.
 * `screen` is the path of its screens in the admin area, `resource` its name below `/v1/packages`.
 */
export const families = {
  free: {
    priority: 10,
    priced: false,
    quantity: false,
    needsActivePackage: false,
    screen: '/free-package',
    resource: 'free_packages',
    title: 'Free package',
    noun: 'free package',
  },
  basic: {
    priority: 20,
    priced: true,
    quantity: false,
    needsActivePackage: false,
    screen: '/packages',
    resource: 'basic_packages',
    title: 'Packages',
    noun: 'package',
  },
  additional_talk_time: {
    priority: 30,
    priced: true,
    quantity: false,
    needsActivePackage: true,
    screen: '/additional-talk-time-pack',
    resource: 'additional_talk_time_packs',
    title: 'Additional Packs',
    noun: 'additional pack',
  },
  pay_as_you_go: {
    priority: 40,
    priced: true,
    quantity: true,
    needsActivePackage: false,
    screen: '/pay-as-you-go',
    resource: 'pay_as_you_go_package',
    title: 'Pay as you go',
    noun: 'pay-as-you-go package',
  },
} as const

export type Family = keyof typeof families

export const familyIds = Object.keys(families) as Family[]

/** What a screen needs to know of its family. */
export function familyCard(family: Family) {
  const { priced, quantity, needsActivePackage, screen, title, noun, priority } = families[family]
  return {
    id: family,
    title,
    noun,
    screen,
    priced,
    quantity,
    priority,
    needs_active_package: needsActivePackage,
  }
}
