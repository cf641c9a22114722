import type { ApiResponse } from '@japa/api-client'

/** The page that an answer shows: which one, with which props, and what the server rendered of it. */
export function renderedPage(response: ApiResponse) {
  const html = response.text()
  const data = /<script data-page="app" type="application\/json">(.*?)<\/script>/s.exec(html)?.[1]
  if (!data) throw new Error(`This is no page: ${response.status()} ${html.slice(0, 200)}`)
  const { component, props, version, flash } = JSON.parse(data)
  return {
    component: component as string,
    props,
    /** The messages of the last action. */
    flash: flash as { success?: string; error?: string },
    html: html.replace(data, ''),
    /** Of the page's script and styles. */
    version: String(version),
  }
}
