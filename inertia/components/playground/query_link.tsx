import { Link, router, type InertiaLinkProps } from '@inertiajs/react'
import type { ComponentProps, MouseEvent } from 'react'
import { splitUrl } from '~/url'
import { searchPath, defaultFilters, type Asked } from '~/components/playground/query'
import { usePortal } from '~/use_portal'

/** The query; missing filters are not set. */
type Query = Pick<Asked, 'skills'> & Partial<Asked>

/**
 * Fills a query into the form, free of charge, and keeps the current tab. With scripts, the focus moves to
 * the search button.
 */
export function QueryLink({ asked, ...rest }: Omit<InertiaLinkProps, 'href'> & { asked: Query }) {
  return <Link {...rest} href={useSearchUrl(asked)} onSuccess={goToSearch} />
}

/** The same in an SVG: Inertia's Link does not handle SVG `<a>` elements. */
export function QueryShape({ asked, ...rest }: ComponentProps<'a'> & { asked: Query }) {
  const path = useSearchUrl(asked)

  function follow(event: MouseEvent) {
    const elsewhere = event.ctrlKey || event.metaKey || event.shiftKey || event.altKey
    if (event.defaultPrevented || elsewhere || event.button !== 0) return
    event.preventDefault()
    router.visit(path, { onSuccess: goToSearch })
  }

  return <a {...rest} href={path} onClick={follow} />
}

function useSearchUrl(asked: Query): string {
  const { to, url } = usePortal()
  const view = splitUrl(url).query.get('view')
  const path = to(
    searchPath({ ...defaultFilters, type: '', domain: '', strict: '', language: '', ...asked })
  )
  return view ? `${path}&view=${encodeURIComponent(view)}` : path
}

function goToSearch() {
  requestAnimationFrame(() => document.getElementById('search')?.focus())
}
