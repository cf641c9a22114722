/** Converts `v1.api_keys.self` to `v1ApiKeysSelf`, for component names. */
export function camelCase(name: string): string {
  return name.replace(/[._-]+(\w)/g, (_, letter: string) => letter.toUpperCase())
}

export function capitalized(name: string): string {
  return name.charAt(0).toUpperCase() + name.slice(1)
}
