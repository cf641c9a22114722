/** npm run dev: runs the portal from its sources, with reloading. */
import packClient from './pack_client.js'
import { install, makeSettings, run, runOrFail } from './setup.js'

await install()
makeSettings()
packClient()
const env = { NODE_ENV: 'development' }
await runOrFail('node', ['ace', 'migration:run', '--no-schema-generate'], { env })
process.exit(await run('node', ['ace', 'serve', '--hmr'], { env }))
