import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { runNginx } from '../../scripts/nginx_process.js'
import { freePort } from '../../scripts/postgres.js'

/** Runs nginx with this content of its `http` block; `PORT` in it is replaced by the port. */
export async function startNginx(
  http: string
): Promise<{ url: string; stop: () => Promise<void> }> {
  const folder = await mkdtemp(join(tmpdir(), 'skillary-nginx-'))
  const port = await freePort()
  const end = await runNginx(folder, http.replaceAll('PORT', String(port)), port)
  return {
    url: `http://127.0.0.1:${port}`,
    stop: async () => {
      await end()
      await rm(folder, { recursive: true, force: true })
    },
  }
}
