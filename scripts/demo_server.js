/**
 * Serves the built demo on its own port with its own data, and signs a browser in: for measurements
 * and screenshots.
 */
import { spawn } from 'node:child_process'
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { environment, fail, root, runOrFail, say } from './setup.js'

/** The path of Chromium; if there is none, exits with a hint. */
export function chromiumPath(purpose) {
  const path = process.env.CHROMIUM_PATH ?? '/usr/bin/chromium'
  if (existsSync(path)) return path
  return fail(
    `${purpose} needs Chromium, and ${path} is not there: install it (Debian: apt-get install -y chromium) or name it in CHROMIUM_PATH.`
  )
}

/**
 * Loads the demo into a temporary folder and serves it at `origin` until `stop` is called. Requires
 * a build. `pid` is that of the server.
 */
export async function serveDemo(port) {
  const origin = `http://localhost:${port}`
  const data = mkdtempSync(join(tmpdir(), 'skillary-demo-'))
  const cwd = join(root, 'build')
  const env = {
    NODE_ENV: 'production',
    ENV_PATH: data,
    DATA_DIR: data,
    DB_CONNECTION: 'sqlite',
    APP_KEY: 'only-for-measuring-0123456789abcdef',
    APP_URL: origin,
    HOST: 'localhost',
    PORT: port,
    BASE_PATH: '',
    LOG_LEVEL: 'fatal',
    DEMO: '1',
  }
  let server
  const stop = () => {
    server?.kill()
    rmSync(data, { recursive: true, force: true })
  }
  try {
    say('Loading the demo into a folder of its own')
    const quiet = { cwd, env, stdio: ['ignore', 'ignore', 'inherit'] }
    await runOrFail('node', ['ace.js', 'migration:run', '--force', '--compact-output'], quiet)
    await runOrFail('node', ['ace.js', 'demo:load'], quiet)
    server = spawn('node', ['bin/server.js'], { cwd, stdio: 'inherit', env: environment(env) })
    await untilItAnswers(origin, server)
  } catch (error) {
    stop()
    throw error
  }
  return { origin, data, stop, pid: server.pid }
}

/** Signs a browser context in with the demo account of a role, through the form. */
export async function signIn(context, { origin, data }, role) {
  const accounts = readFileSync(join(data, 'demo-accounts.txt'), 'utf8')
  const [, email, password] = new RegExp(`^role ${role}\\s+(\\S+)\\s+(\\S+)$`, 'm').exec(accounts)
  await context.clearCookies()
  const page = await context.newPage()
  await page.goto(`${origin}/auth/login`)
  await page.locator('input[name=email]').fill(email)
  await page.locator('input[name=password]').fill(password)
  await page.locator('main form [type=submit]').first().click()
  await page.waitForURL('**/portal/**')
  await page.close()
}

async function untilItAnswers(origin, server) {
  for (;;) {
    try {
      await fetch(origin)
      return
    } catch {
      if (server.exitCode !== null) throw new Error('The server did not start')
      await new Promise((resolve) => setTimeout(resolve, 100))
    }
  }
}
