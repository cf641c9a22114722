/** `v1.api_keys.self` as `v1ApiKeysSelf`, for the names of the document's parts. */
export function camelCase(name: string): string {
  return name.replace(/[._-]+(\w)/g, (_, letter: string) => letter.toUpperCase())
}

export function capitalized(name: string): string {
  return name.charAt(0).toUpperCase() + name.slice(1)
}
