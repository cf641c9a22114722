import type { ComponentType } from 'react'

/** A module of `pages/`: the page as its default export, its layout as `Page.layout`. */
export interface PageModule {
  default: ComponentType<Record<string, unknown>> & {
    layout?: ComponentType<{ children: React.ReactNode }>
  }
}

/** Finds a page by the name that the server renders: `site/home` is `pages/site/home.tsx`. */
export function pageOf<Found>(name: string, pages: Record<string, Found>): Found {
  const page = pages[`./pages/${name}.tsx`]
  if (!page) throw new Error(`There is no page "${name}"`)
  return page
}
