import type { HttpContext } from '@adonisjs/core/http'

/**
 * Renders a page that shows a text only once, such as a new API key or a secret. The text is
 * inserted into the HTML at the `<code>` with this id (inertia/components/written_text.tsx) instead
 * of the props, which the browser stores in its history: after Back or a reload the page no longer
 * shows it. If server-side rendering fails, the response is the text alone, so that it is not lost.
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
