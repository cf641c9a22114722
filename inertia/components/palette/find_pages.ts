import { matchRank } from '~/components/palette/matching'
import { menuOf } from '~/layouts/menu'
import { t } from '~/text'

/** A destination. */
export interface Destination {
  label: string
  /** Distinguishes it from others with the same name. */
  note?: string | null
  /** Without BASE_PATH. */
  href: string
}

/** The create pages of lists, by the path of the list in its area. */
const newOf = (): Record<string, string> => ({
  '/clients': t('common.new_client'),
  '/packages': t('common.new_package'),
  '/pay-as-you-go': t('common.new_pay_as_you_go_package'),
  '/additional-talk-time-pack': t('common.new_additional_pack'),
  '/free-package': t('common.new_free_package'),
  '/skills': t('common.new_skill'),
  '/synonyms': t('common.new_synonym'),
  '/sub-admins': t('common.new_company_user'),
  '/categories': t('common.new_domain'),
  '/currencies': t('common.new_currency'),
  '/api-keys': t('common.new_api_key'),
  '/webhooks': t('common.new_webhook'),
})

/** Pages without a menu item, by the path of their parent page in its area. */
const besides = (): Record<string, Destination[]> => ({
  '/clients': [{ label: t('common.searches_of_clients'), href: '/clients/search-history' }],
  '/dashboard': [
    { label: t('common.notifications'), href: '/notifications' },
    { label: t('common.your_profile'), href: '/profile' },
  ],
})

/**
 * The pages of a role that match a text, best first: menu items, create pages and further pages. All of them
 * for an empty text. `area` is the area of the role: `/portal/admin`.
 */
export function findPages(role: number, area: string, text: string): Destination[] {
  const pages = pagesOf(role, area)
  if (!text.trim()) return pages
  return pages
    .flatMap((page) => {
      const fit = matchRank(page.label, text)
      if (fit !== null) return [{ page, fit }]
      return matchRank(`${page.note ?? ''} ${page.label}`, text) === null ? [] : [{ page, fit: 3 }]
    })
    .toSorted((a, b) => a.fit - b.fit)
    .map(({ page }) => page)
}

function pagesOf(role: number, area: string): Destination[] {
  const listed = menuOf(role).flatMap((entry) =>
    entry.type === 'group'
      ? entry.items.map(({ label, href }) => ({
          label,
          href,
          note: entry.label === label ? null : entry.label,
        }))
      : [{ label: entry.label, href: entry.href, note: null }]
  )
  const names = newOf()
  const neighbours = besides()
  const places = listed.map(({ href }) => href.slice(area.length))
  const made = listed.flatMap(({ href, label, note }, index) => {
    const name = names[places[index]]
    return name && href.startsWith(area)
      ? [{ label: name, href: `${href}/create`, note: note ?? label }]
      : []
  })
  const others = places.flatMap((place) =>
    (neighbours[place] ?? []).map(({ label, href }) => ({
      label,
      href: `${area}${href}`,
      note: null,
    }))
  )
  return [...listed, ...made, ...others]
}
