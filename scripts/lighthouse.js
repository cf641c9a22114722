/**
 * npm run lighthouse: checks Lighthouse (mobile) for five pages of the built demo against the
 * budgets, with the median of three runs, and the processor time of the server per page. Exits with 1 if a score
 * is too low or a page takes too long. Requires Chromium.
 *
 * npm run lighthouse -- --runs 1
 */
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { chromiumPath, serveDemo, signIn } from './demo_server.js'
import { processorTime } from './processor_time.js'
import { build, install } from './setup.js'

const executablePath = chromiumPath('Lighthouse')
const port = process.env.PORT ?? '3396'
const debuggingPort = Number(port) + 1
const at = process.argv.indexOf('--runs')
const runs = at > 0 ? Number(process.argv[at + 1]) : 3

/**
 * The minimum scores of each page, out of 100, and the maximum processor time of the server, in milliseconds; `role` is
 * the user who logs in.
 */
const answer = { 'performance': 98, 'accessibility': 100, 'best-practices': 100 }
/** Search engines index these, but not answers. */
const open = { ...answer, seo: 100 }
const portalScores = { 'performance': 92, 'accessibility': 100, 'best-practices': 100 }
const screens = [
  { name: 'home', path: '/', least: open, cpu: 6 },
  { name: 'login', path: '/auth/login', least: open },
  { name: 'playground', path: '/playground?skills=JavaScript', least: answer },
  { name: 'skills list', path: '/portal/admin/skills', role: 0, least: portalScores, cpu: 10 },
  { name: 'dashboard', path: '/portal/admin/dashboard', role: 0, least: portalScores },
]

await install()
await build()
const { default: lighthouse } = await import('lighthouse')
const { chromium } = await import('playwright')

const demo = await serveDemo(port)
let browser
let short = false
try {
  browser = await chromium.launchPersistentContext(join(demo.data, 'browser'), {
    executablePath,
    args: ['--no-sandbox', '--disable-gpu', `--remote-debugging-port=${debuggingPort}`],
  })
  for (const screen of screens) short = !(await measure(screen)) || short
} finally {
  await browser?.close()
  demo.stop()
}
process.exit(short ? 1 : 0)

/** Prints the medians of one page; returns false if one is too low. */
async function measure({ name, path, role, least, cpu = Infinity }) {
  if (role !== undefined) await signIn(browser, demo, role)
  const results = []
  for (let run = 0; run < runs; run += 1) {
    const result = await lighthouse(`${demo.origin}${path}`, {
      port: debuggingPort,
      logLevel: 'error',
      onlyCategories: Object.keys(least),
    })
    const { finalDisplayedUrl: shown, runtimeError } = result.lhr
    if (runtimeError) throw new Error(`${name}: ${runtimeError.message}`)
    if (new URL(shown).pathname !== path.split('?')[0]) throw new Error(`${name} led to ${shown}`)
    results.push(result.lhr)
  }
  const parts = []
  let reached = true
  for (const [category, wanted] of Object.entries(least)) {
    const points = Math.round(median(results.map((lhr) => lhr.categories[category].score)) * 100)
    parts.push(`${category} ${points}${points < wanted ? ` (of ${wanted}!)` : ''}`)
    if (points < wanted) reached = false
    if (points < wanted) explain(results[0], category)
  }
  const layoutShift = median(
    results.map((lhr) => lhr.audits['cumulative-layout-shift']?.numericValue ?? 0)
  )
  if (layoutShift > 0.02) reached = false
  parts.push(`CLS ${layoutShift.toFixed(3)}${layoutShift > 0.02 ? ' (at most 0.02!)' : ''}`)
  const spent = await processorTimePerRequest(path)
  if (spent > cpu) reached = false
  parts.push(`server ${spent?.toFixed(1) ?? '?'} ms${spent > cpu ? ` (at most ${cpu}!)` : ''}`)
  console.log(`${name.padEnd(12)} ${parts.join('  ')}`)
  return reached
}

/**
 * In milliseconds, of 200 requests one after another, after 300 that warm up the server; compression included. Null
 * without /proc.
 */
async function processorTimePerRequest(path) {
  if (!existsSync('/proc')) return null
  const ask = async (times) => {
    for (let at = 0; at < times; at += 1) await browser.request.get(`${demo.origin}${path}`)
  }
  await ask(300)
  const before = processorTime(demo.pid).own
  await ask(200)
  return (processorTime(demo.pid).own - before) / 200 / 1000
}

/** The audits that reduced the score. */
function explain(lhr, category) {
  for (const { id, weight } of lhr.categories[category].auditRefs) {
    const { score, title, displayValue = '' } = lhr.audits[id]
    if (weight > 0 && score !== null && score < 0.9) {
      console.log(`  ${category}: ${title} ${displayValue}`)
    }
  }
}

function median(values) {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)]
}
