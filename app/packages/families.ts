/**
 * The four families of packages as data: everything that differs between them stands here.
 * `priority` says who pays first (lower first) unless a package sets its own; design.md section 7.
 */
export const families = {
  free: { priority: 10, priced: false, quantity: false, needsActivePackage: false },
  basic: { priority: 20, priced: true, quantity: false, needsActivePackage: false },
  additional_talk_time: { priority: 30, priced: true, quantity: false, needsActivePackage: true },
  pay_as_you_go: { priority: 40, priced: true, quantity: true, needsActivePackage: false },
} as const

export type Family = keyof typeof families
