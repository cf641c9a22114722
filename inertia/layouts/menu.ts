import {
  Activity,
  Boxes,
  Building2,
  FlaskConical,
  LayoutDashboard,
  Network,
  Receipt,
  ShoppingBag,
  ScrollText,
  Package,
  Settings,
  Sparkles,
  UsersRound,
  type LucideIcon,
} from 'lucide-react'

export interface MenuItem {
  type: 'item'
  label: string
  /** Without BASE_PATH. */
  href: string
  icon?: LucideIcon
}

export interface MenuGroup {
  type: 'group'
  /** Names it in what is kept of the person's appearance. */
  id: string
  label: string
  icon: LucideIcon
  items: MenuItem[]
}

export type MenuEntry = MenuItem | MenuGroup

/**
 * The sidebar of each role, with the labels of spec.md section 2; a screen that does not exist is not listed.
 */
export function menuOf(role: number): MenuEntry[] {
  switch (role) {
    case 0:
      return adminMenu
    case 1:
      return adminMenu.filter(({ label }) => !forAdministrators.includes(label))
    case 2:
      return partnerMenu
    case 4:
      return companyMenu
    default:
      return []
  }
}

/** Entries of the admin area that role 0 alone sees. */
const forAdministrators = ['Company Users', 'Setup', 'Audit log']

const adminMenu: MenuEntry[] = [
  { type: 'item', label: 'Dashboard', href: '/portal/admin/dashboard', icon: LayoutDashboard },
  { type: 'item', label: 'Clients', href: '/portal/admin/clients', icon: Building2 },
  { type: 'item', label: 'Sales History', href: '/portal/admin/sales-history', icon: Receipt },
  {
    type: 'group',
    id: 'packages',
    label: 'Packages',
    icon: Package,
    items: [
      { type: 'item', label: 'Packages', href: '/portal/admin/packages' },
      { type: 'item', label: 'Pay-as-you-go', href: '/portal/admin/pay-as-you-go' },
      {
        type: 'item',
        label: 'Additional Packs',
        href: '/portal/admin/additional-talk-time-pack',
      },
      { type: 'item', label: 'Free-package', href: '/portal/admin/free-package' },
    ],
  },
  {
    type: 'group',
    id: 'skills',
    label: 'Skills',
    icon: Boxes,
    items: [
      { type: 'item', label: 'Skills', href: '/portal/admin/skills', icon: Sparkles },
      {
        type: 'item',
        label: 'Skill-relations',
        href: '/portal/admin/skill-relations',
        icon: Network,
      },
      { type: 'item', label: 'Playground', href: '/playground', icon: FlaskConical },
    ],
  },
  { type: 'item', label: 'Company Users', href: '/portal/admin/sub-admins', icon: UsersRound },
  {
    type: 'group',
    id: 'setup',
    label: 'Setup',
    icon: Settings,
    items: [
      { type: 'item', label: 'Domains', href: '/portal/admin/categories' },
      { type: 'item', label: 'Currencies', href: '/portal/admin/currencies' },
      { type: 'item', label: 'Limitation Setup', href: '/portal/admin/default-setup' },
    ],
  },
  { type: 'item', label: 'Audit log', href: '/portal/admin/audit-log', icon: ScrollText },
]

const partnerMenu: MenuEntry[] = [
  { type: 'item', label: 'Dashboard', href: '/portal/partner/dashboard', icon: LayoutDashboard },
  {
    type: 'group',
    id: 'playground',
    label: 'Playground',
    icon: FlaskConical,
    items: [
      { type: 'item', label: 'Playground', href: '/playground', icon: FlaskConical },
      {
        type: 'item',
        label: 'Search-history',
        href: '/portal/partner/playground/search-history',
        icon: Activity,
      },
    ],
  },
  {
    type: 'item',
    label: 'Packages-list',
    href: '/portal/partner/packages-list',
    icon: ShoppingBag,
  },
  {
    type: 'item',
    label: 'Purchase History',
    href: '/portal/partner/all-activated-packages',
    icon: Receipt,
  },
]

const companyMenu: MenuEntry[] = [
  {
    type: 'item',
    label: 'Dashboard',
    href: '/portal/companyUser/dashboard',
    icon: LayoutDashboard,
  },
  {
    type: 'group',
    id: 'skills',
    label: 'Skills',
    icon: Boxes,
    items: [
      { type: 'item', label: 'Skills', href: '/portal/companyUser/skills', icon: Sparkles },
      {
        type: 'item',
        label: 'Skill-relations',
        href: '/portal/companyUser/skill-relations',
        icon: Network,
      },
      { type: 'item', label: 'Playground', href: '/playground', icon: FlaskConical },
    ],
  },
]

export interface Crumb {
  label: string
  href?: string
}

export interface Place {
  /** The item that stands for the path: the longest that it begins with. */
  item: MenuItem | null
  group: MenuGroup | null
}

/** Where a path (without BASE_PATH) stands in a menu. */
export function placeOf(path: string, menu: MenuEntry[]): Place {
  let place: Place = { item: null, group: null }
  for (const entry of menu) {
    const items = entry.type === 'group' ? entry.items : [entry]
    for (const item of items) {
      if (path !== item.href && !path.startsWith(`${item.href}/`)) continue
      if (place.item && place.item.href.length >= item.href.length) continue
      place = { item, group: entry.type === 'group' ? entry : null }
    }
  }
  return place
}

/** What the parts of a path after a menu item are called; ids have no name of their own. */
const partNames: Record<string, string> = {
  'create': 'New',
  'edit': 'Edit',
  'merge': 'Merge',
  'skill-update-with-related-skills': 'Related skills',
  'skill-relation-edit': 'Edit relation',
  'packages': 'Packages',
  'search-history': 'Search history',
  'receipt': 'Receipt',
  'play-ground-history': 'Search history',
}

/** The way to a path: its group, its item, and what lies below that. */
export function crumbsOf(path: string, menu: MenuEntry[]): Crumb[] {
  const { item, group } = placeOf(path, menu)
  if (!item) return []

  const below = path.slice(item.href.length).split('/')
  const names = below.map((part) => partNames[part]).filter((name) => name !== undefined)
  const named = group && group.label !== item.label ? [{ label: group.label }] : []
  return [
    ...named,
    { label: item.label, href: names.length ? item.href : undefined },
    ...names.map((label) => ({ label })),
  ]
}
