/** An XML element with children that are XML already; empty without children. */
export function xmlElement(name: string, ...children: string[]): string {
  const content = children.join('')
  return content && `<${name}>${content}</${name}>`
}

/** An XML element with a text; empty without one. */
export function xmlText(
  name: string,
  value: string | null | undefined,
  attributes: Record<string, string> = {}
): string {
  if (value === null || value === undefined || value === '') return ''
  const written = Object.entries(attributes).map(([key, text]) => ` ${key}="${escaped(text)}"`)
  return `<${name}${written.join('')}>${escaped(value)}</${name}>`
}

/** Characters that XML 1.0 does not permit are removed. */
function escaped(value: string): string {
  return value
    .replace(/[^\t\n\r\u0020-\ud7ff\ue000-\ufffd\u{10000}-\u{10ffff}]/gu, '')
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
}
