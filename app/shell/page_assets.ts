import vite from '@adonisjs/vite/services/main'
import portal from '#config/portal'

const entry = 'inertia/app.tsx'

interface PageAssets {
  scripts: string[]
  styles: string[]
}

/** A build does not change while it is served, so its graph is walked once for each page. */
const known = new Map<string, PageAssets>()

/**
 * Addresses of the scripts that a page needs besides the entry's own, so that the browser fetches
 * them with the page instead of after the entry ran. The development server has none.
 */
export function pageScripts(component: string): string[] {
  return assetsOf(component).scripts
}

/** Addresses of the styles that a page has besides those that every page loads. */
export function pageStyles(component: string): string[] {
  return assetsOf(component).styles
}

/** Addresses of the fonts that the first paint needs. */
export function fonts(): string[] {
  if (vite.useDevServer) return []
  const assets = vite.manifest()[entry].assets ?? []
  return assets.filter((file) => file.endsWith('.woff2')).map(addressOf)
}

function assetsOf(component: string): PageAssets {
  if (vite.useDevServer) return { scripts: [], styles: [] }
  const assets = known.get(component) ?? findAssets(`inertia/pages/${component}.tsx`)
  known.set(component, assets)
  return assets
}

function findAssets(page: string): PageAssets {
  const sources = [...reach(page)]
  const common = new Set(stylesOf([...reach(entry)]))
  return {
    scripts: sources
      .filter((source) => source !== entry)
      .flatMap((source) => vite.manifest()[source]?.file ?? [])
      .map(addressOf),
    styles: stylesOf(sources)
      .filter((file) => !common.has(file))
      .map(addressOf),
  }
}

function stylesOf(sources: string[]): string[] {
  return sources.flatMap((source) => vite.manifest()[source]?.css ?? [])
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
