/*
|--------------------------------------------------------------------------
| JavaScript entrypoint for running ace commands from source
|--------------------------------------------------------------------------
|
| `node ace build` writes a different file to build/, which imports the
| compiled bin/console.js.
|
| If Node.js is too old, the program is restarted with the version from
| node_modules, so nothing else is imported before that check.
|
*/

import { handedOver } from './bin/own_node.js'

if (!handedOver()) {
  await import('./bin/typescript.js')
  await import('./bin/console.js')
}
