#!/usr/bin/env node
import { endWithOutput } from '../../app/core/end_with_output.ts'
import { runProgram } from './program.ts'

endWithOutput()

process.exitCode = await runProgram(process.argv.slice(2), process)
