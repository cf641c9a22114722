import type { Page } from '@inertiajs/core'
import type { Data } from '@generated/data'

declare global {
  interface Window {
    /** The texts of the first page by the name of their prop, from `app/core/text/text_scripts.ts`. */
    pageTexts?: Record<string, unknown>
  }
}

/**
 * The page of the HTML, with the texts that it loads as scripts. Throws if one of them did not load, so that the page
 * stays as the server rendered it.
 */
export function initialPage(): Page<Data.SharedProps> {
  const { textContent } = document.querySelector('script[data-page="app"]')!
  const page = JSON.parse(textContent) as Page<Data.SharedProps>
  Object.assign(page.props, window.pageTexts)
  for (const { prop } of Object.values(page.onceProps ?? {})) {
    if (!(prop in page.props)) throw new Error(`The page has no ${prop}`)
  }
  return page
}
