import { router } from '@inertiajs/react'
import type { ComponentProps, MouseEvent } from 'react'
import { splitUrl } from '~/url'
import { Link, opensHere, type LinkProps } from '~/components/link'
import { searchPath, defaultFilters, type Asked } from '~/components/playground/query'
import { usePortal } from '~/use_portal'

/** The query; missing filters are not set. */
type Query = Pick<Asked, 'skills'> & Partial<Asked>

/**
 * Fills a query into the form, free of charge, and keeps the current tab. With scripts, the focus moves to
 * the search button.
 */
export function QueryLink({ asked, ...rest }: Omit<LinkProps, 'href'> & { asked: Query }) {
  return <Link {...rest} href={useSearchUrl(asked)} onSuccess={goToSearch} />
}

/** The same in an SVG. */
export function QueryShape({ asked, ...rest }: ComponentProps<'a'> & { asked: Query }) {
  const path = useSearchUrl(asked)

  function follow(event: MouseEvent) {
    if (!opensHere(event)) return
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
