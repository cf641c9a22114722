import type { ApiResponse } from '@japa/api-client'

/** The page of a response: its component, props and server-rendered HTML. */
export function renderedPage(response: ApiResponse) {
  const html = response.text()
  const data = /<script data-page="app" type="application\/json">(.*?)<\/script>/s.exec(html)?.[1]
  if (!data) throw new Error(`This is no page: ${response.status()} ${html.slice(0, 200)}`)
  const { component, props, version, flash } = JSON.parse(data)
  return {
    component: component as string,
    props,
    /** The flash messages. */
    flash: flash as { success?: string; error?: string },
    html: html.replace(data, ''),
    /** The version of the page's scripts and styles. */
    version: String(version),
  }
}
