#!/usr/bin/env node
import { exit } from './exit.ts'
import { runProgram } from './program.ts'

/** The reader of the output may stop early (`skillary search … | head`). */
process.stdout.on('error', (error: NodeJS.ErrnoException) => {
  if (error.code !== 'EPIPE') throw error
  process.exit(process.exitCode || exit.unread)
})

process.exitCode = await runProgram(process.argv.slice(2), process)
