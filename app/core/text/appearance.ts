import type { HttpContext } from '@adonisjs/core/http'
import { languages, type Language } from '#config/i18n'

export const themes = ['light', 'dark', 'system'] as const
export const fonts = ['nunito', 'system', 'serif'] as const
/** In px. */
export const radii = [0, 6, 12, 16] as const
export const sidebars = ['open', 'closed'] as const

/** `auto` is the language that the browser asks for. */
export const spoken = ['auto', ...languages] as const

/** How a group of the sidebar is called: see inertia/layouts/menu.ts. */
export const groupName = /^[a-z]{1,20}$/

/** The UI settings of spec.md section 3: fontFamily, borderRadius, opened, isOpen; the theme and the language. */
export type Appearance = {
  theme: (typeof themes)[number]
  font: (typeof fonts)[number]
  radius: (typeof radii)[number]
  sidebar: (typeof sidebars)[number]
  language: (typeof spoken)[number]
  /** The groups of the sidebar that were left open. */
  groups: string[]
}

const defaults: Appearance = {
  theme: 'system',
  font: 'nunito',
  radius: 12,
  sidebar: 'open',
  language: 'auto',
  groups: [],
}

/**
 * How this visitor wants pages to look: what the person who signed in chose on any machine, else what
 * this browser keeps in plain cookies, so that the server writes the first page as the last one was left.
 */
export function appearanceOf({
  request,
  auth,
}: Pick<HttpContext, 'request'> & Partial<Pick<HttpContext, 'auth'>>): Appearance {
  const names = Object.keys(defaults)
  const cookies = Object.fromEntries(
    names.map((name) => [name, request.plainCookie(name, { encoded: false })])
  )
  return {
    ...defaults,
    ...chosenIn({ ...cookies, groups: cookies.groups?.split('.') }),
    ...chosenIn(Object(auth?.user?.appearance)),
  }
}

/** The language that a person chose; null where the browser is asked. */
export function languageChosenBy({ appearance }: { appearance: unknown }): Language | null {
  const { language = 'auto' } = chosenIn(Object(appearance))
  return language === 'auto' ? null : language
}

/** The attributes of the root element that the style sheet asks for; none where all is as it comes. */
export function rootLook(look: Appearance): string {
  return (['theme', 'font', 'radius'] as const)
    .filter((name) => look[name] !== defaults[name])
    .map((name) => ` data-${name}="${look[name]}"`)
    .join('')
}

/** What is one of the choices that there are; anything else is passed over. */
function chosenIn(kept: Record<string, unknown>): Partial<Appearance> {
  const chosen = {
    theme: themes.find((known) => known === kept.theme),
    font: fonts.find((known) => known === kept.font),
    radius: radii.find((known) => String(known) === String(kept.radius)),
    sidebar: sidebars.find((known) => known === kept.sidebar),
    language: spoken.find((known) => known === kept.language),
    groups: Array.isArray(kept.groups)
      ? kept.groups.filter((name) => groupName.test(String(name)))
      : undefined,
  }
  return Object.fromEntries(Object.entries(chosen).filter(([, value]) => value !== undefined))
}
