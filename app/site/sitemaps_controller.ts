import { Readable } from 'node:stream'
import type { HttpContext } from '@adonisjs/core/http'
import db from '@adonisjs/lucid/services/db'
import portal from '#config/portal'
import { rawRows } from '#app/core/db/raw_rows'
import { portalPath } from '#app/core/door'
import { NotFound } from '#app/core/errors/problem'
import { pagesByKey } from '#app/core/lists/pages_by_key'
import { skillPath } from '#app/catalogue/skills/skill_path'
import { addedPages } from '#app/site/public_pages'
import { countGuestPage } from '#app/search/playground/guest_allowance'

/** The public pages besides those of skills and those that higher layers add. */
const publicPages = [
  '/',
  '/about-us',
  '/contact-us',
  '/invoice-reader',
  '/playground',
  '/auth/register',
]

/** The range of internal ids in a file, so that a file has at most as many URLs as sitemaps may have. */
const idsPerFile = 50_000
const rowsPerStatement = 1000

/** The sitemaps (sitemaps.org): an index, a file with the pages of the site, and files with the pages of skills. */
export default class SitemapsController {
  async index(ctx: HttpContext) {
    const parts = await skillFiles()
    const paths = ['/sitemaps/pages.xml', ...parts.map((part) => `/sitemaps/skills/${part}.xml`)]
    return sendXml(ctx, 'sitemapindex', [paths.map((path) => entry('sitemap', path)).join('')])
  }

  async pages(ctx: HttpContext) {
    const paths = [...publicPages, ...(await addedPages())]
    return sendXml(ctx, 'urlset', [paths.map((path) => entry('url', path)).join('')])
  }

  async skills(ctx: HttpContext) {
    await countGuestPage(ctx.request.ip())
    const parts = await skillFiles()
    const part = parts.find((known) => String(known) === ctx.params.part)
    if (!part) throw new NotFound()
    return sendXml(ctx, 'urlset', skillEntries(part))
  }
}

/** The numbers of the files with published skills. `case` keeps the databases from reading an index of the status. */
async function skillFiles(): Promise<number[]> {
  const parts: number[] = []
  for (;;) {
    const [next] = await rawRows<{ id: number }>(
      db.connection(),
      `select id from skills where id > ? and case status when 'published' then 1 end = 1 order by id limit 1`,
      [(parts.at(-1) ?? 0) * idsPerFile]
    )
    if (!next) return parts
    parts.push(Math.ceil(next.id / idsPerFile))
  }
}

async function* skillEntries(part: number): AsyncGenerator<string> {
  const before = (part - 1) * idsPerFile
  const pages = pagesByKey(
    (after) =>
      rawRows<{ key: number; id: string; name: string }>(
        db.connection(),
        `select id as key, uid as id, name from skills
          where id > ? and id <= ? and case status when 'published' then 1 end = 1
          order by skills.id limit ${rowsPerStatement}`,
        [Math.max(after, before), part * idsPerFile]
      ),
    ({ key }) => key
  )
  for await (const skills of pages) {
    yield skills.map((skill) => entry('url', skillPath(skill))).join('')
  }
}

function sendXml(
  { response }: HttpContext,
  root: 'sitemapindex' | 'urlset',
  entries: Iterable<string> | AsyncIterable<string>
) {
  response.type('application/xml', 'utf-8').header('Cache-Control', 'public, max-age=3600')
  return response.stream(Readable.from(documentOf(root, entries)))
}

async function* documentOf(root: string, entries: Iterable<string> | AsyncIterable<string>) {
  yield `<?xml version="1.0" encoding="UTF-8"?>\n<${root} xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n`
  yield* entries
  yield `</${root}>\n`
}

function entry(element: 'sitemap' | 'url', path: string): string {
  const url = `${portal.url}${portalPath(path)}`.replaceAll('&', '&amp;').replaceAll('<', '&lt;')
  return `  <${element}><loc>${url}</loc></${element}>\n`
}
