import { createHash } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import app from '@adonisjs/core/services/app'
import portal from '#config/portal'
import { portalPath } from '#app/core/door'

export interface ClientPackage {
  /** Its name, such as skillary-client-0.1.0.tgz. */
  file: string
  url: string
  /** Hexadecimal. */
  sha256: string
}

let found: Promise<ClientPackage> | undefined

/** The npm package of the client, which the build packs into public/client. Read once. */
export function clientPackage(): Promise<ClientPackage> {
  return (found ??= readPackage())
}

async function readPackage(): Promise<ClientPackage> {
  const folder = app.publicPath('client')
  const names = await readdir(folder).catch(() => [])
  const file = names.find((name) => name.endsWith('.tgz'))
  if (!file) throw new Error(`${folder} has no package. Run "node scripts/pack_client.js"`)
  const bytes = await readFile(`${folder}/${file}`)
  return {
    file,
    url: `${portal.url}${portalPath(`/client/${file}`)}`,
    sha256: createHash('sha256').update(bytes).digest('hex'),
  }
}
