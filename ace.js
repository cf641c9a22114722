/*
|--------------------------------------------------------------------------
| JavaScript entrypoint for running ace commands from source
|--------------------------------------------------------------------------
|
| `node ace build` writes another one in its place into build/, which imports
| the compiled bin/console.js.
|
| A Node.js that is too old for the project hands over to the one that came
| with the packages, so nothing else is imported before that is settled.
|
*/

import { handedOver } from './bin/own_node.js'

if (!handedOver()) {
  await import('./bin/typescript.js')
  await import('./bin/console.js')
}
