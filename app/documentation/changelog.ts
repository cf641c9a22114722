import { readFile } from 'node:fs/promises'
import app from '@adonisjs/core/services/app'

export interface ChangelogEntry {
  /** As in the URL. */
  id: string
  title: string
  /** Markdown. */
  text: string
}

let entries: Promise<ChangelogEntry[]> | undefined

/** The changes of the API, latest first, from docs/api_changelog.md. */
export function readChangelog(): Promise<ChangelogEntry[]> {
  entries ??= readFile(app.makePath('docs/api_changelog.md'), 'utf8').then((text) =>
    text
      .split(/^## /m)
      .slice(1)
      .map((entry) => {
        const [title, ...rest] = entry.split('\n')
        return { id: title.toLowerCase().replace(/\W+/g, '-'), title, text: rest.join('\n') }
      })
  )
  return entries
}
