#!/usr/bin/env node
import { exitCodeOf } from './skillary_exit.ts'
import { createProgram } from './skillary_program.ts'
import { report } from './skillary_report.ts'

/** Whoever reads our output may stop before its end (`skillary search … | head`): nobody is paid for the rest. */
process.stdout.on('error', (error: NodeJS.ErrnoException) => {
  if (error.code !== 'EPIPE') throw error
  process.exit()
})

const program = createProgram()
try {
  await program.parseAsync()
} catch (error) {
  report(error, program)
  process.exitCode = exitCodeOf(error)
}
