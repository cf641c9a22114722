import {
  Activity,
  BookOpen,
  Boxes,
  Building2,
  CreditCard,
  FileText,
  FileUp,
  FlaskConical,
  KeyRound,
  LayoutDashboard,
  MessageSquare,
  Network,
  Receipt,
  ShoppingBag,
  ScrollText,
  Package,
  Settings,
  Sparkles,
  Upload,
  UsersRound,
  Webhook,
  type IconComponent,
} from '~/icons'
import type { MessageId } from '@lang/message_id'
import { t } from '~/text'

export interface MenuItem {
  type: 'item'
  label: string
  /** Without BASE_PATH. */
  href: string
  icon?: IconComponent
}

export interface MenuGroup {
  type: 'group'
  /** Its name in the stored appearance. */
  id: string
  label: string
  icon: IconComponent
  items: MenuItem[]
}

export type MenuEntry = MenuItem | MenuGroup

/** The sidebar of each role; docs/screens.md lists all pages. */
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

/** Entries of the admin area for role 0 only. */
const forAdministrators = ['/portal/admin/sub-admins', 'setup', '/portal/admin/audit-log']

function placeIn(entry: MenuEntry): string {
  return entry.type === 'group' ? entry.id : entry.href
}

const adminMenu = (): MenuEntry[] => [
  itemOf('common.menu_dashboard', '/portal/admin/dashboard', LayoutDashboard),
  itemOf('common.menu_clients', '/portal/admin/clients', Building2),
  itemOf('common.menu_sales_history', '/portal/admin/sales-history', Receipt),
  itemOf('common.menu_invoices', '/portal/admin/invoices', FileText),
  invoiceReader(),
  groupOf('packages', 'common.menu_packages', Package, [
    itemOf('common.menu_packages', '/portal/admin/packages'),
    itemOf('common.menu_pay_as_you_go', '/portal/admin/pay-as-you-go'),
    itemOf('common.menu_additional_packs', '/portal/admin/additional-talk-time-pack'),
    itemOf('common.menu_free_package', '/portal/admin/free-package'),
  ]),
  groupOf('skills', 'common.menu_skills', Boxes, [
    itemOf('common.menu_skills', '/portal/admin/skills', Sparkles),
    itemOf('common.menu_skill_relations', '/portal/admin/skill-relations', Network),
    itemOf('common.menu_synonyms', '/portal/admin/synonyms', BookOpen),
    itemOf('common.menu_upload_status', '/portal/admin/skills/upload-status', Upload),
    itemOf('common.menu_playground', '/playground', FlaskConical),
  ]),
  itemOf('common.messages_of_visitors', '/portal/admin/contact-messages', MessageSquare),
  itemOf('common.menu_company_users', '/portal/admin/sub-admins', UsersRound),
  groupOf('setup', 'common.menu_setup', Settings, [
    itemOf('common.menu_domains', '/portal/admin/categories'),
    itemOf('common.menu_currencies', '/portal/admin/currencies'),
    itemOf('common.menu_limitation_setup', '/portal/admin/default-setup'),
    itemOf('common.menu_invoice_data', '/portal/admin/invoice-data'),
    itemOf('common.menu_webhooks', '/portal/admin/webhooks'),
  ]),
  itemOf('common.menu_audit_log', '/portal/admin/audit-log', ScrollText),
]

const partnerMenu = (): MenuEntry[] => [
  itemOf('common.menu_dashboard', '/portal/partner/dashboard', LayoutDashboard),
  groupOf('playground', 'common.menu_playground', FlaskConical, [
    itemOf('common.menu_playground', '/playground', FlaskConical),
    itemOf('common.menu_search_history', '/portal/partner/playground/search-history', Activity),
  ]),
  itemOf('common.menu_packages_list', '/portal/partner/packages-list', ShoppingBag),
  itemOf('common.menu_purchase_history', '/portal/partner/all-activated-packages', Receipt),
  itemOf('common.menu_invoices', '/portal/partner/invoices', FileText),
  invoiceReader(),
  itemOf('common.menu_billing', '/portal/partner/billing', CreditCard),
  itemOf('common.menu_documentation', '/portal/partner/Documentation', BookOpen),
  itemOf('common.menu_colleagues', '/portal/partner/colleagues', UsersRound),
  itemOf('common.menu_api_keys', '/portal/partner/api-keys', KeyRound),
  itemOf('common.menu_webhooks', '/portal/partner/webhooks', Webhook),
]

const companyMenu = (): MenuEntry[] => [
  itemOf('common.menu_dashboard', '/portal/companyUser/dashboard', LayoutDashboard),
  groupOf('skills', 'common.menu_skills', Boxes, [
    itemOf('common.menu_skills', '/portal/companyUser/skills', Sparkles),
    itemOf('common.menu_skill_relations', '/portal/companyUser/skill-relations', Network),
    itemOf('common.menu_synonyms', '/portal/companyUser/synonyms', BookOpen),
    itemOf('common.menu_upload_status', '/portal/companyUser/skills/upload-status', Upload),
    itemOf('common.menu_playground', '/playground', FlaskConical),
  ]),
  invoiceReader(),
]

const invoiceReader = () => itemOf('common.invoice_reader', '/invoice-reader', FileUp)

function itemOf(label: MessageId, href: string, icon?: IconComponent): MenuItem {
  return { type: 'item', label: t(label), href, icon }
}

function groupOf(id: string, label: MessageId, icon: IconComponent, items: MenuItem[]): MenuGroup {
  return { type: 'group', id, label: t(label), icon, items }
}

export interface Crumb {
  label: string
  href?: string
}

export interface MenuPosition {
  /** The item of a path: the longest matching prefix. */
  item: MenuItem | null
  group: MenuGroup | null
}

/** Pages that belong to the item of another path. */
const placesBelow: Record<string, string> = {
  '/portal/admin/refunds': '/portal/admin/invoices/refunds',
}

/** The position of a path (without BASE_PATH) in a menu. */
export function menuPositionOf(page: string, menu: MenuEntry[]): MenuPosition {
  const path = placesBelow[page] ?? page
  let place: MenuPosition = { item: null, group: null }
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

/** The labels of path segments after a menu item; ids have none. */
const partNames: Record<string, MessageId> = {
  'create': 'common.part_new',
  'edit': 'common.part_edit',
  'merge': 'common.part_merge',
  'remove': 'common.part_remove',
  'rotate': 'common.part_rotate',
  'spending': 'common.part_spending',
  'skill-update-with-related-skills': 'common.part_related_skills',
  'skill-relation-edit': 'common.part_edit_relation',
  'packages': 'common.menu_packages',
  'columns': 'common.part_columns',
  'search-history': 'common.part_searches',
  'receipt': 'common.part_receipt',
  'refunds': 'common.menu_refunds',
  'play-ground-history': 'common.part_searches',
}

/** The breadcrumb of a path: its group, its item, the name of its record if known, and further segments. */
export function crumbsOf(path: string, menu: MenuEntry[], record?: string): Crumb[] {
  const { item, group } = menuPositionOf(path, menu)
  if (!item) return []

  const below = (placesBelow[path] ?? path).slice(item.href.length).split('/')
  const parts = record ? below.filter((part) => part !== 'edit') : below
  const names = parts.flatMap((part) => partNames[part] ?? []).map((id) => t(id))
  if (record) names.unshift(record)
  const named = group && group.label !== item.label ? [{ label: group.label }] : []
  return [
    ...named,
    { label: item.label, href: names.length ? item.href : undefined },
    ...names.map((label) => ({ label })),
  ]
}
