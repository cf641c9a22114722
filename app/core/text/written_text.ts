import type { HttpContext } from '@adonisjs/core/http'

/**
 * Answers with a page that shows a text this once, as a new key or a secret. The text is written into the
 * page's HTML, at the `<code>` of this id (inertia/components/written_text.tsx), and not into its props,
 * which the browser keeps in its history: Back and a reload show the page without it. Where the server
 * could not draw the page, the answer is the text alone, so that it is not lost.
 */
export function withWrittenText(
  { response }: Pick<HttpContext, 'response'>,
  page: unknown,
  { id, text }: { id: string; text: string }
) {
  const place = new RegExp(`<code\\b[^>]*\\bid="${id}"[^>]*>`)
  if (typeof page === 'string' && place.test(page)) {
    return page.replace(place, (tag) => `${tag}${text}`)
  }
  response.header('Content-Type', 'text/plain; charset=utf-8')
  return `${text}\n`
}
