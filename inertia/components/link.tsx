import { router } from '@inertiajs/react'
import type { VisitOptions } from '@inertiajs/core'
import type { ComponentProps, MouseEvent } from 'react'

export type LinkProps = ComponentProps<'a'> & { href: string } & Pick<
    VisitOptions,
    'only' | 'onSuccess' | 'preserveScroll' | 'preserveState' | 'replace'
  >

/**
 * A link to a page, loaded by Inertia. Inertia's own component has many more options, whose hooks took an
 * eighth of the server's time for a list.
 */
export function Link(props: LinkProps) {
  const { only, onSuccess, preserveScroll, preserveState, replace, onClick, ...rest } = props

  function follow(event: MouseEvent<HTMLAnchorElement>) {
    onClick?.(event)
    if (!opensHere(event)) return
    event.preventDefault()
    router.visit(rest.href, { only, onSuccess, preserveScroll, preserveState, replace })
  }

  return <a {...rest} onClick={follow} />
}

/** Whether a click on a link opens it in the same tab, and nothing else handled it. */
export function opensHere(event: MouseEvent): boolean {
  const elsewhere = event.ctrlKey || event.metaKey || event.shiftKey || event.altKey
  return !event.defaultPrevented && !elsewhere && event.button === 0
}
