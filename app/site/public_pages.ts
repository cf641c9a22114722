type Paths = () => Promise<string[]>

const sources: Paths[] = []

/** Adds pages of a higher layer to the sitemap, as paths without BASE_PATH. */
export function addPublicPages(paths: Paths): void {
  sources.push(paths)
}

/** The paths of all added pages. */
export async function addedPages(): Promise<string[]> {
  const added = await Promise.all(sources.map((paths) => paths()))
  return added.flat()
}
