#!/usr/bin/env node
import { runProgram } from './program.ts'

/** The reader of the output may stop early (`skillary search … | head`), which is not an error. */
process.stdout.on('error', (error: NodeJS.ErrnoException) => {
  if (error.code !== 'EPIPE') throw error
  process.exit()
})

process.exitCode = await runProgram(process.argv.slice(2), process)
