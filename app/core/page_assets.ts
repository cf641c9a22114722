import vite from '@adonisjs/vite/services/main'
import portal from '#config/portal'

const entry = 'inertia/app.tsx'

/**
 * Addresses of the scripts that a page needs besides the entry's own, so that the browser fetches
 * them with the page instead of after the entry ran. The development server has none.
 */
export function pageScripts(component: string): string[] {
  if (vite.useDevServer) return []
  return [...reach(`inertia/pages/${component}.tsx`)]
    .filter((source) => source !== entry)
    .map((source) => addressOf(vite.manifest()[source].file))
}

/** Addresses of the styles that a page has besides those that every page loads. */
export function pageStyles(component: string): string[] {
  if (vite.useDevServer) return []
  const common = new Set(stylesOf(entry))
  return stylesOf(`inertia/pages/${component}.tsx`)
    .filter((file) => !common.has(file))
    .map(addressOf)
}

/** Addresses of the fonts that the first paint needs. */
export function fonts(): string[] {
  if (vite.useDevServer) return []
  const assets = vite.manifest()[entry].assets ?? []
  return assets.filter((file) => file.endsWith('.woff2')).map(addressOf)
}

function stylesOf(source: string): string[] {
  return [...reach(source)].flatMap((imported) => vite.manifest()[imported]?.css ?? [])
}

/** A source and all that it imports at once, down to the last. */
function reach(source: string, seen = new Set<string>()): Set<string> {
  if (seen.has(source)) return seen
  seen.add(source)
  for (const imported of vite.manifest()[source]?.imports ?? []) reach(imported, seen)
  return seen
}

function addressOf(file: string): string {
  return `${portal.basePath}/assets/${file}`
}
