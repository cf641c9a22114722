import type { HttpContext } from '@adonisjs/core/http'
import { languages, type Language } from '#config/i18n'
import portal from '#config/portal'

export const themes = ['light', 'dark', 'system'] as const
export const fontNames = ['nunito', 'system', 'serif'] as const
/** In pixels. */
export const radii = [0, 6, 12, 16] as const
export const sidebars = ['open', 'closed'] as const

/** `auto` uses the language of the browser. */
export const languageChoices = ['auto', ...languages] as const

/** The name of a sidebar group: see inertia/layouts/menu.ts. */
export const groupNamePattern = /^[a-z]{1,20}$/

/** The settings of the user interface. */
export type Appearance = {
  theme: (typeof themes)[number]
  font: (typeof fontNames)[number]
  radius: (typeof radii)[number]
  sidebar: (typeof sidebars)[number]
  language: (typeof languageChoices)[number]
  /** The expanded groups of the sidebar. */
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
 * The appearance settings of a visitor: those stored for the logged-in user, or else those in the
 * cookies of this browser, so that the server can render the first page with them.
 */
export function appearanceOf({
  request,
  auth,
}: Pick<HttpContext, 'request'> & Partial<Pick<HttpContext, 'auth'>>): Appearance {
  const names = Object.keys(defaults)
  const cookies = Object.fromEntries(
    names.map((name) => [
      name,
      request.plainCookie(`${portal.cookiePrefix}${name}`, { encoded: false }),
    ])
  )
  return {
    ...defaults,
    ...chosenIn({ ...cookies, groups: cookies.groups?.split('.') }),
    ...chosenIn(Object(auth?.user?.appearance)),
  }
}

/** The language that a user chose; null to use the browser's. */
export function preferredLanguageOf({ appearance }: { appearance: unknown }): Language | null {
  const { language = 'auto' } = chosenIn(Object(appearance))
  return language === 'auto' ? null : language
}

/** The attributes of the root element for the style sheet; none for the defaults. */
export function appearanceAttributes(look: Appearance): string {
  return (['theme', 'font', 'radius'] as const)
    .filter((name) => look[name] !== defaults[name])
    .map((name) => ` data-${name}="${look[name]}"`)
    .join('')
}

/** Keeps only valid choices. */
function chosenIn(stored: Record<string, unknown>): Partial<Appearance> {
  const chosen = {
    theme: themes.find((known) => known === stored.theme),
    font: fontNames.find((known) => known === stored.font),
    radius: radii.find((known) => String(known) === String(stored.radius)),
    sidebar: sidebars.find((known) => known === stored.sidebar),
    language: languageChoices.find((known) => known === stored.language),
    groups: Array.isArray(stored.groups)
      ? stored.groups.filter((name) => groupNamePattern.test(String(name)))
      : undefined,
  }
  return Object.fromEntries(Object.entries(chosen).filter(([, value]) => value !== undefined))
}
