#!/usr/bin/env node
import { runProgram } from './skillary_program.ts'

/** Whoever reads our output may stop before its end (`skillary search … | head`): nobody is paid for the rest. */
process.stdout.on('error', (error: NodeJS.ErrnoException) => {
  if (error.code !== 'EPIPE') throw error
  process.exit()
})

process.exitCode = await runProgram(process.argv.slice(2), process)
