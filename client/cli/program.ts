import { Command } from 'commander'
import manifest from '../package.json' with { type: 'json' }
import { addAccountCommands } from './account.ts'
import { addBatchCommands } from './batch.ts'
import { addChangesCommand } from './changes.ts'
import { Connection } from './connection.ts'
import { exit, exitCodeOf } from './exit.ts'
import { addExportCommand } from './export.ts'
import { addExtractCommand } from './extract.ts'
import { addInvoiceCommand } from './invoice.ts'
import { addKeyCommands } from './keys.ts'
import { addCommonHelp, addHelp } from './help.ts'
import { programName, report } from './report.ts'
import { addSearchCommands } from './search.ts'
import { runIn, surroundings, type Surroundings } from './surroundings.ts'
import { addUploadCommands } from './uploads.ts'
import { addWebhookCommands } from './webhooks.ts'

/** Runs the program with these arguments, reports errors, and returns the exit code. */
export function runProgram(args: string[], given: Surroundings): Promise<number> {
  return runIn(given, async () => {
    const program = createProgram()
    try {
      await program.parseAsync(args, { from: 'user' })
      return Number(given.exitCode ?? exit.done)
    } catch (error) {
      report(error, program)
      return exitCodeOf(error)
    }
  })
}

/** The program with all its commands. */
export function createProgram(): Command {
  const program = new Command('skillary')
    .description('Search, import and export skills and their relations on a Skillary server')
    .version(
      `skillary ${manifest.version}, for servers with /v1`,
      '-V, --version',
      'print the version of this program and of the API'
    )
    .option('--server <url>', 'the server (default: SKILLARY_SERVER, else the last login)')
    .configureHelp({ showGlobalOptions: true })
    .showHelpAfterError('Run with --help for usage.')
    .configureOutput({
      writeOut: (text) => surroundings().stdout.write(text),
      writeErr: (text) => surroundings().stderr.write(text),
      outputError: (text, write) => write(text.replace(/^error:/, programName())),
    })
    .exitOverride()
  addHelp(program, {
    about: [
      'Results are printed to standard output, everything else to standard error. --json prints the response of the API. Log in with "skillary login", or set an API key in SKILLARY_KEY.',
    ],
    examples: [
      'skillary login you@example.com --server https://skills.example.com',
      'skillary search Python SQL --min-weight 30',
      'skillary batch lookup skills.csv --output found.csv',
      'skillary import relations.csv --create-missing --watch --errors rejected.csv',
      'skillary export skills --output skills.csv',
    ],
  })
  addCommonHelp(program)

  const connection = new Connection(program)
  addAccountCommands(program, connection)
  addSearchCommands(program, connection)
  addExtractCommand(program, connection)
  addBatchCommands(program, connection)
  addChangesCommand(program, connection)
  addUploadCommands(program, connection)
  addExportCommand(program, connection)
  addInvoiceCommand(program, connection)
  addKeyCommands(program, connection)
  addWebhookCommands(program, connection)
  return program
}
