import type { HttpContext } from '@adonisjs/core/http'

export const themes = ['light', 'dark', 'system'] as const
export const sidebars = ['open', 'closed'] as const

export type Appearance = {
  theme: (typeof themes)[number]
  sidebar: (typeof sidebars)[number]
}

/**
 * How this visitor wants pages to look. The browser keeps it in two plain cookies, `theme` and
 * `sidebar`, so that the server writes the first page as the visitor left the last one.
 */
export function appearanceOf({ request }: Pick<HttpContext, 'request'>): Appearance {
  const theme = request.plainCookie('theme', { encoded: false })
  const sidebar = request.plainCookie('sidebar', { encoded: false })
  return {
    theme: themes.find((known) => known === theme) ?? 'system',
    sidebar: sidebars.find((known) => known === sidebar) ?? 'open',
  }
}
