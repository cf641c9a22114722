import {
  Activity,
  BookOpen,
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
  Upload,
  UsersRound,
  type LucideIcon,
} from 'lucide-react'
import type { MessageId } from '@lang/message_id'
import { t } from '~/text'

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
      return adminMenu()
    case 1:
      return adminMenu().filter((entry) => !forAdministrators.includes(placeIn(entry)))
    case 2:
      return partnerMenu()
    case 4:
      return companyMenu()
    default:
      return []
  }
}

/** Entries of the admin area that role 0 alone sees. */
const forAdministrators = ['/portal/admin/sub-admins', 'setup', '/portal/admin/audit-log']

function placeIn(entry: MenuEntry): string {
  return entry.type === 'group' ? entry.id : entry.href
}

const adminMenu = (): MenuEntry[] => [
  {
    type: 'item',
    label: t('common.menu_dashboard'),
    href: '/portal/admin/dashboard',
    icon: LayoutDashboard,
  },
  { type: 'item', label: t('common.menu_clients'), href: '/portal/admin/clients', icon: Building2 },
  {
    type: 'item',
    label: t('common.menu_sales_history'),
    href: '/portal/admin/sales-history',
    icon: Receipt,
  },
  {
    type: 'group',
    id: 'packages',
    label: t('common.menu_packages'),
    icon: Package,
    items: [
      { type: 'item', label: t('common.menu_packages'), href: '/portal/admin/packages' },
      { type: 'item', label: t('common.menu_pay_as_you_go'), href: '/portal/admin/pay-as-you-go' },
      {
        type: 'item',
        label: t('common.menu_additional_packs'),
        href: '/portal/admin/additional-talk-time-pack',
      },
      { type: 'item', label: t('common.menu_free_package'), href: '/portal/admin/free-package' },
    ],
  },
  {
    type: 'group',
    id: 'skills',
    label: t('common.menu_skills'),
    icon: Boxes,
    items: [
      {
        type: 'item',
        label: t('common.menu_skills'),
        href: '/portal/admin/skills',
        icon: Sparkles,
      },
      {
        type: 'item',
        label: t('common.menu_skill_relations'),
        href: '/portal/admin/skill-relations',
        icon: Network,
      },
      {
        type: 'item',
        label: t('common.menu_upload_status'),
        href: '/portal/admin/skills/upload-status',
        icon: Upload,
      },
      { type: 'item', label: t('common.menu_playground'), href: '/playground', icon: FlaskConical },
    ],
  },
  {
    type: 'item',
    label: t('common.menu_company_users'),
    href: '/portal/admin/sub-admins',
    icon: UsersRound,
  },
  {
    type: 'group',
    id: 'setup',
    label: t('common.menu_setup'),
    icon: Settings,
    items: [
      { type: 'item', label: t('common.menu_domains'), href: '/portal/admin/categories' },
      { type: 'item', label: t('common.menu_currencies'), href: '/portal/admin/currencies' },
      {
        type: 'item',
        label: t('common.menu_limitation_setup'),
        href: '/portal/admin/default-setup',
      },
    ],
  },
  {
    type: 'item',
    label: t('common.menu_audit_log'),
    href: '/portal/admin/audit-log',
    icon: ScrollText,
  },
]

const partnerMenu = (): MenuEntry[] => [
  {
    type: 'item',
    label: t('common.menu_dashboard'),
    href: '/portal/partner/dashboard',
    icon: LayoutDashboard,
  },
  {
    type: 'group',
    id: 'playground',
    label: t('common.menu_playground'),
    icon: FlaskConical,
    items: [
      { type: 'item', label: t('common.menu_playground'), href: '/playground', icon: FlaskConical },
      {
        type: 'item',
        label: t('common.menu_search_history'),
        href: '/portal/partner/playground/search-history',
        icon: Activity,
      },
    ],
  },
  {
    type: 'item',
    label: t('common.menu_packages_list'),
    href: '/portal/partner/packages-list',
    icon: ShoppingBag,
  },
  {
    type: 'item',
    label: t('common.menu_purchase_history'),
    href: '/portal/partner/all-activated-packages',
    icon: Receipt,
  },
  {
    type: 'item',
    label: t('common.menu_documentation'),
    href: '/portal/partner/Documentation',
    icon: BookOpen,
  },
]

const companyMenu = (): MenuEntry[] => [
  {
    type: 'item',
    label: t('common.menu_dashboard'),
    href: '/portal/companyUser/dashboard',
    icon: LayoutDashboard,
  },
  {
    type: 'group',
    id: 'skills',
    label: t('common.menu_skills'),
    icon: Boxes,
    items: [
      {
        type: 'item',
        label: t('common.menu_skills'),
        href: '/portal/companyUser/skills',
        icon: Sparkles,
      },
      {
        type: 'item',
        label: t('common.menu_skill_relations'),
        href: '/portal/companyUser/skill-relations',
        icon: Network,
      },
      {
        type: 'item',
        label: t('common.menu_upload_status'),
        href: '/portal/companyUser/skills/upload-status',
        icon: Upload,
      },
      { type: 'item', label: t('common.menu_playground'), href: '/playground', icon: FlaskConical },
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
const partNames: Record<string, MessageId> = {
  'create': 'common.part_new',
  'edit': 'common.part_edit',
  'merge': 'common.part_merge',
  'skill-update-with-related-skills': 'common.part_related_skills',
  'skill-relation-edit': 'common.part_edit_relation',
  'packages': 'common.menu_packages',
  'columns': 'common.part_columns',
  'search-history': 'common.part_search_history',
  'receipt': 'common.part_receipt',
  'play-ground-history': 'common.part_search_history',
}

/** The way to a path: its group, its item, and what lies below that. */
export function crumbsOf(path: string, menu: MenuEntry[]): Crumb[] {
  const { item, group } = placeOf(path, menu)
  if (!item) return []

  const below = path.slice(item.href.length).split('/')
  const names = below.flatMap((part) => partNames[part] ?? []).map((id) => t(id))
  const named = group && group.label !== item.label ? [{ label: group.label }] : []
  return [
    ...named,
    { label: item.label, href: names.length ? item.href : undefined },
    ...names.map((label) => ({ label })),
  ]
}
