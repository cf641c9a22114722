import vite from '@adonisjs/vite/services/main'
import portal from '#config/portal'

const entry = 'inertia/app.tsx'

interface PageAssets {
  scripts: string[]
  styles: string[]
}

/** A build does not change at run time, so the results are cached per page. */
const known = new Map<string, PageAssets>()

/**
 * The URLs of the scripts of a page, without those of the entry, so that the browser loads them
 * with the page instead of after the entry has run. Empty with the development server.
 */
export function pageScripts(component: string): string[] {
  return assetsOf(component).scripts
}

/** The URLs of the style sheets of a page, without the common ones. */
export function pageStyles(component: string): string[] {
  return assetsOf(component).styles
}

/** The URLs of the fonts needed for the first paint. */
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
  const ofEntry = reach(entry)
  const common = new Set(stylesOf([...ofEntry]))
  return {
    scripts: sources
      .filter((source) => !ofEntry.has(source))
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

/** A module and its static imports, recursively. */
function reach(source: string, seen = new Set<string>()): Set<string> {
  if (seen.has(source)) return seen
  seen.add(source)
  for (const imported of vite.manifest()[source]?.imports ?? []) reach(imported, seen)
  return seen
}

function addressOf(file: string): string {
  return `${portal.basePath}/assets/${file}`
}
