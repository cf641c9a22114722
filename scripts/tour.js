/**
 * npm run tour: takes screenshots of ten pages of the built demo for the README, in docs/tour.
 * Requires Chromium.
 */
import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { chromiumPath, serveDemo, signIn } from './demo_server.js'
import { build, install, root, say } from './setup.js'

const executablePath = chromiumPath('The tour')
const folder = join(root, 'docs/tour')

/**
 * `role` logs in, otherwise it is a guest; `open` follows the first matching link; `phone` is 390
 * px wide.
 */
const screens = [
  { name: 'home', path: '/' },
  { name: 'playground', path: '/playground?skills=JavaScript', search: true, role: 2 },
  { name: 'graph', path: '/playground?skills=JavaScript', search: true, view: 'graph', role: 2 },
  { name: 'partner', path: '/portal/partner/dashboard', role: 2 },
  { name: 'packages', path: '/portal/partner/packages-list', role: 2 },
  { name: 'dashboard', path: '/portal/admin/dashboard', role: 0 },
  { name: 'skills', path: '/portal/admin/skills', role: 0 },
  { name: 'skill', path: '/portal/admin/skills?search=PHP', open: 'main th[scope=row] a', role: 0 },
  { name: 'sales', path: '/portal/admin/sales-history', role: 0, dark: true },
  { name: 'phone', path: '/portal/companyUser/skills', role: 4, phone: true, language: 'de-DE' },
]

await install()
await build()
const { chromium } = await import('playwright')
mkdirSync(folder, { recursive: true })

const demo = await serveDemo(process.env.PORT ?? '3394')
const browser = await chromium.launch({ executablePath, args: ['--no-sandbox', '--disable-gpu'] })
try {
  for (const screen of screens) {
    await picture(screen)
    say(`docs/tour/${screen.name}.png`)
  }
} finally {
  await browser.close()
  demo.stop()
}

async function picture({ name, path, role, open, search, view, dark, phone, language }) {
  const context = await browser.newContext({
    baseURL: demo.origin,
    viewport: phone ? { width: 390, height: 844 } : { width: 1280, height: 800 },
    colorScheme: dark ? 'dark' : 'light',
    locale: language ?? 'en-GB',
  })
  if (role !== undefined) await signIn(context, demo, role)
  const page = await context.newPage()
  await page.goto(path)
  if (search) {
    await page.getByRole('button', { name: /^Search/ }).click()
    await page.waitForURL(/[?&]search=/)
  }
  if (view) await page.goto(`${page.url().replace(/#.*/, '')}&view=${view}`)
  if (open) await page.goto(await page.locator(open).first().getAttribute('href'))
  await page.waitForLoadState('networkidle')
  await page.screenshot({ path: join(folder, `${name}.png`) })
  await context.close()
}
