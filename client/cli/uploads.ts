import { basename } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { InvalidArgumentError, Option, type Command } from 'commander'
import {
  columnsHelp,
  noHeaderHelp,
  presetHelp,
  readColumns,
} from '../../app/imports/commands/columns_option.ts'
import { ProgressLine } from '../../app/core/progress_line.ts'
import {
  rowsOf,
  SkillaryProblem,
  SkillaryUnreachable,
  type Skillary,
  type Task,
  type TaskDetail,
} from '../src/skillary.ts'
import type { Connection } from './connection.ts'
import { exit, untilInterrupted } from './exit.ts'
import { chooseFile, fetchFile } from './export.ts'
import { addHelp } from './help.ts'
import { openFile } from './open_file.ts'
import { collect } from './rows.ts'
import { countOption } from './search.ts'
import { surroundings } from './surroundings.ts'
import { numberText, paint, print, printJson, printToStderr, table } from './terminal.ts'

interface WatchOptions {
  watch?: boolean
  cancelOnInterrupt?: boolean
  json?: boolean
}

interface ImportOptions extends WatchOptions {
  kind?: string
  mode: string
  skill?: string
  preset?: string
  /** Set by --no-header. */
  header: boolean
  columns?: Record<string, unknown>
  createMissing?: boolean
  bothDirections?: boolean
  language?: string
  status?: string
  source?: string
  encoding?: string
  delimiter?: string
  dryRun?: boolean
  errors?: string
}

interface RetryOptions extends WatchOptions {
  rows: 'failed' | 'all'
  dryRun?: boolean
}

interface TasksOptions {
  status?: string
  kind?: string
  search?: string
  from?: string
  to?: string
  mine?: boolean
  dryRuns?: boolean
  checks?: boolean
  limit: number
  json?: boolean
}

/** How long a server may be unreachable while a task is watched, in ms: it may be restarting. */
const longestOutage = 120_000
const pollInterval = 500
const kinds: [string, ...string[]] = ['relations', 'skills', 'categories', 'synonyms']

const watchAbout = [
  'With --watch, a terminal shows a progress bar. Ctrl+C stops watching, and the task keeps running; with --cancel-on-interrupt the task is cancelled, and committed rows are kept.',
  '--json prints the task as the API returns it; with --watch it prints one line of JSON for each change, the last one with the result.',
]
const dryRunHelp = 'report what the import would change, without writing anything'
const watchExits = ['rejected', 'interrupted'] as const

/** `import`, `tasks`, `task`, `cancel`, `retry` and `undo`: for staff, over `/v1`. */
export function addUploadCommands(program: Command, connection: Connection) {
  const importing = program
    .command('import')
    .argument('<file>', 'CSV or TSV, plain or gzipped, a workbook (xlsx), or JSON')
    .addOption(
      new Option(
        '--kind <kind>',
        'what the file contains; by default what it is recognised as, or else relations'
      ).choices(kinds)
    )
    .option('--preset <name>', inSentence(presetHelp))
    .addOption(
      choice(
        '--mode <mode>',
        'whether blank cells and missing rows keep or remove existing values',
        ['merge', 'replace']
      )
    )
    .option('--skill <id>', 'limit the import to relations of this skill')
    .option('--create-missing', 'create missing skills as drafts')
    .option('--both-directions', 'also import the reverse of each relation')
    .option('--language <code>', 'import only names and aliases in this language (fr, de, …)')
    .addOption(
      new Option('--status <status>', 'status of new skills').choices([
        'draft',
        'published',
        'archived',
      ])
    )
    .option('--source <text>', 'source for rows without one')
    .option('--encoding <name>', 'encoding, if it is not detected correctly')
    .option(
      '--delimiter <character>',
      'delimiter, if it is not detected correctly; "tab" for a tab'
    )
    .addOption(new Option('--columns <list>', columnsHelp).argParser(columnsOf))
    .option('--no-header', inSentence(noHeaderHelp))
    .option('--dry-run', dryRunHelp)
    .option(
      '--errors <file>',
      'wait for the import to finish and write rejected rows to this file, in the format of its extension'
    )
    .description('import a file')
    .action(async (path: string, options: ImportOptions) => {
      const skillary = await connection.open()
      const file = await openFile(path)
      const { errors, skill } = options
      const format = errors ? await chooseFile(errors) : 'csv'
      const fields = fieldsOf(options)
      const begun = await skillary.importFile({ file, name: basename(path), skill, fields })
      await follow(skillary, begun, {
        ...options,
        isAwaited: Boolean(errors),
        whenOver: async (task) => {
          if (errors && task.failed) {
            await fetchFile(skillary, { name: 'rejected', task: task.id, format }, errors)
          }
        },
      })
    })
  addHelp(watchable(importing, 'the import'), {
    about: [
      ...watchAbout,
      'The --errors file contains the rejected rows with the original header, and the line, column, code and message of each error. Correct it and import it again.',
    ],
    examples: [
      'skillary import relations.csv --dry-run --watch',
      'skillary import relations.csv --create-missing --watch --errors rejected.csv',
      'skillary import skills_fr.csv --preset esco_skills --language fr --watch',
      'skillary import skills.csv --kind skills --columns "Name=skill,Kind=skill_type,Remark="',
      "skillary import skills.csv --kind skills --watch --json | jq -c '[.status, .progress]'",
    ],
    exits: [...watchExits],
  })

  const tasks = program
    .command('tasks')
    .option(
      '--status <statuses>',
      'queued, running, succeeded, failed …; separate several with commas'
    )
    .addOption(new Option('--kind <kind>', 'only imports of this kind').choices(kinds))
    .option('--search <text>', 'only file names that contain this text')
    .option('--from <moment>', 'started at or after this time, such as 2026-11-21')
    .option('--to <moment>', 'started before this time')
    .option('--mine', 'only imports that you started')
    .option('--dry-runs', 'only dry runs')
    /** The former name. */
    .addOption(new Option('--checks').hideHelp())
    .addOption(countOption('--limit <count>', 'maximum number of results').default(20))
    .option('--json', 'print JSON')
    .description('list all imports, newest first')
    .action(async ({ json, mine, dryRuns, checks, limit, ...given }: TasksOptions) => {
      const skillary = await connection.open()
      const filters: Record<string, string> = { ...given }
      if (dryRuns || checks) filters.dry_run = 'true'
      if (mine) {
        const { id } = await skillary.me()
        filters.started_by = id
      }
      const found = await collect(rowsOf((asked) => skillary.tasks(asked), filters, limit))
      if (json) return printJson(found)
      if (!found.length) return print('No imports found.')
      printTasks(found)
    })
  addHelp(tasks, {
    examples: [
      'skillary tasks --status running,queued',
      'skillary tasks --mine --from 2026-11-01 --kind skills --json',
    ],
  })

  const task = program
    .command('task')
    .argument('<id>', 'the id from "tasks" or "import"')
    .description('show an import and its rejected rows by error')
    .action(async (id: string, options: WatchOptions) => {
      const skillary = await connection.open()
      await follow(skillary, await skillary.task(id), options)
    })
  addHelp(watchable(task, 'the import'), {
    about: watchAbout,
    exits: [...watchExits],
  })

  program
    .command('cancel')
    .argument('<id>', 'the id from "tasks" or "import"')
    .option('--json', 'print JSON')
    .description('cancel an import and keep its committed rows')
    .action(async (id: string, options: { json?: boolean }) => {
      const skillary = await connection.open()
      printTask(await skillary.cancelTask(id), options)
    })

  const retry = program
    .command('retry')
    .argument('<id>', 'the id from "tasks" or "import"')
    .addOption(
      choice('--rows <which>', 'only the rejected rows, or the whole file', ['failed', 'all'])
    )
    .option('--dry-run', dryRunHelp)
    .description('repeat or resume an import, or import a file after a dry run')
    .action(async (id: string, options: RetryOptions) => {
      const skillary = await connection.open()
      const { rows, dryRun = false } = options
      /** The rejected rows of a dry run get another dry run; its whole file is imported. */
      const asBefore = rows === 'failed' && !dryRun
      const begun = await skillary.retryTask(id, { rows, ...(!asBefore && { dry_run: dryRun }) })
      await follow(skillary, begun, options)
    })
  addHelp(watchable(retry, 'the import'), {
    about: watchAbout,
    exits: [...watchExits],
  })

  const undo = program
    .command('undo')
    .argument('<id>', 'the id from "tasks" or "import"')
    .description('undo everything that an import created, changed and removed')
    .action(async (id: string, options: WatchOptions) => {
      const skillary = await connection.open()
      await follow(skillary, await skillary.undoTask(id), options)
    })
  addHelp(watchable(undo, 'the undo'), {
    about: [
      'The undo is a task of its own, which you can watch, cancel, and resume with "retry ID --rows all". It is rejected if records of the import were changed later. Undo the later import first.',
      ...watchAbout,
    ],
    examples: ['skillary undo 0190b0c2-6d0e-7c5e-a51f-3b1f0a5d9c11 --watch'],
    exits: [...watchExits],
  })
}

/** The options that `follow` takes. */
function watchable(command: Command, what: string): Command {
  return command
    .option('--watch', 'wait for the end and show the progress')
    .option('--cancel-on-interrupt', `Ctrl+C while watching cancels ${what}`)
    .option('--json', 'print JSON')
}

/**
 * Prints the state of a task, now or, if it is watched or awaited, at its end. In that case `whenOver` runs
 * first, and the exit code is set.
 */
async function follow(
  skillary: Skillary,
  task: TaskDetail,
  {
    isAwaited = false,
    whenOver,
    ...options
  }: WatchOptions & { isAwaited?: boolean; whenOver?: (task: TaskDetail) => Promise<void> }
) {
  if (!options.watch && !isAwaited) return printTask(task, options)
  const seen = await watch(skillary, task, options)
  if (isOver(seen)) await whenOver?.(seen)
  surroundings().exitCode ??= exitCodeOf(seen)
  printTask(seen, options)
}

function exitCodeOf({ status, fault, failed }: Task): number {
  if (status === 'failed') return fault ? exit.usage : exit.failed
  if (status === 'cancelled') return exit.failed
  return failed ? exit.rejected : exit.done
}

function printTasks(tasks: Task[]) {
  const rows = tasks.map((task) => [
    task.id,
    `${task.kind}${task.dry_run ? ' (dry run)' : task.undo_of ? ' (undo)' : ''}`,
    wordsOf(task),
    countsOf(task) || '–',
    task.created_at.slice(0, 16).replace('T', ' '),
    task.file_name,
  ])
  print(
    table(
      [
        { title: 'Task', style: 'dim' },
        { title: 'Kind' },
        { title: 'Status', style: 'bold' },
        { title: 'Result' },
        { title: 'At' },
        { title: 'File' },
      ],
      rows
    )
  )
}

function choice(flags: string, description: string, words: [string, ...string[]]) {
  return new Option(flags, description).choices(words).default(words[0])
}

/** The options as form fields of `/v1`. */
function fieldsOf(options: ImportOptions): Record<string, string> {
  const fields = {
    kind: options.kind,
    mode: options.mode,
    create_missing: options.createMissing && 'true',
    both_directions: options.bothDirections && 'true',
    language: options.language,
    status: options.status,
    source: options.source,
    encoding: options.encoding,
    delimiter: options.delimiter,
    preset: options.preset,
    no_header: !options.header && 'true',
    columns: options.columns && JSON.stringify(options.columns),
    dry_run: options.dryRun && 'true',
  }
  const given = Object.entries(fields).filter((field): field is [string, string] =>
    Boolean(field[1])
  )
  return Object.fromEntries(given)
}

function inSentence(text: string): string {
  return text[0].toLowerCase() + text.slice(1)
}

function columnsOf(text: string) {
  try {
    return readColumns(text)
  } catch (error) {
    throw new InvalidArgumentError(error instanceof Error ? error.message : String(error))
  }
}

/**
 * Polls until the import is over; prints progress on a terminal, and with `json` each change. Ctrl+C stops
 * watching: the task is returned in its last known state, and the exit code is set.
 */
async function watch(
  skillary: Skillary,
  task: TaskDetail,
  { json, cancelOnInterrupt }: WatchOptions
): Promise<TaskDetail> {
  const { stderr } = surroundings()
  const what = task.undo_of ? 'changes' : 'rows'
  const progress = stderr.isTTY ? new ProgressLine(what, stderr) : null
  let told = ''
  const isInterrupted = await untilInterrupted(async (signal) => {
    while (!isOver(task) && !signal.aborted) {
      progress?.update(task.processed, task.total ?? 0)
      const line = JSON.stringify(task)
      if (json && line !== told) print(line)
      told = line
      await wait(pollInterval, null, { signal }).catch(() => {})
      if (!signal.aborted) task = await pollTask(skillary, task)
    }
    return signal.aborted
  }).finally(() => progress?.stop())
  if (!isInterrupted) return task
  surroundings().exitCode = exit.interrupted
  if (cancelOnInterrupt && !isOver(task)) return skillary.cancelTask(task.id)
  printToStderr(
    `The ${task.undo_of ? 'undo' : 'import'} keeps running. To watch it again: skillary task ${task.id} --watch`
  )
  return task
}

/** Waits while the server is unreachable: the task is in its database. */
async function pollTask(skillary: Skillary, { id }: Task): Promise<TaskDetail> {
  const began = performance.now()
  for (;;) {
    try {
      return await skillary.task(id)
    } catch (error) {
      const passes =
        error instanceof SkillaryUnreachable ||
        (error instanceof SkillaryProblem && (error.status >= 502 || error.status === 429))
      if (!passes || performance.now() - began > longestOutage) throw error
    }
    await wait(pollInterval * 2)
  }
}

function isOver({ status }: Task): boolean {
  return !['queued', 'running'].includes(status)
}

function printTask(
  task: TaskDetail,
  { json, watch: isWatched }: { json?: boolean; watch?: boolean }
) {
  if (json) return isWatched ? print(JSON.stringify(task)) : printJson(task)
  const what = task.dry_run ? 'dry run of ' : task.undo_of ? 'undo of ' : ''
  const result = task.status === 'queued' ? '' : `, ${resultOf(task)}`
  print(`${paint('bold', wordsOf(task))}: ${what}${task.file_name}${result}.`)
  if (task.message) print(task.message)
  const { preset, preset_title: title } = task.options
  if (preset) print(title ? `Recognised as ${title}.` : 'Columns mapped as in an earlier upload.')
  if (task.undone_by) print(`Undo task: ${task.undone_by}`)
  if (task.repeats) print(`This file was already imported: ${task.repeats}`)
  const { encoding, samples } = task.read_as ?? { encoding: '', samples: [] }
  if (samples.length) print(`Encoding: ${encoding} (${samples.join('; ')})`)
  for (const { message } of task.notes) print(message)
  for (const group of task.rejected) print(rejectedLine(group))
  print(paint('dim', `task ${task.id}`))
}

/** The rows that were rejected for the same reason; the message is that of the first one. */
function rejectedLine(group: TaskDetail['rejected'][number]) {
  const { rows, column, cause, message, first_line: line } = group
  const at = column ? `, column ${column}` : ''
  if (rows === 1) return `Line ${numberText(line)}${at}: ${message}`
  const reason = message === cause ? '' : ` ${message}`
  return `${numberText(rows)} rows${at}: ${cause} The first one is on line ${numberText(line)}.${reason}`
}

function wordsOf({ status, progress }: Task): string {
  return status === 'running' ? `running, ${progress} %` : status.replaceAll('_', ' ')
}

function resultOf(task: Task): string {
  const unit = task.undo_of ? 'change' : 'row'
  const rows = `${numberText(task.processed)} ${task.processed === 1 ? unit : `${unit}s`}`
  return [rows, countsOf(task)].filter(Boolean).join(', ')
}

/** The counts other than zero; those of a dry run are conditional, since it writes nothing. */
function countsOf({
  created,
  updated,
  unchanged,
  removed,
  failed,
  repeated,
  ...task
}: Task): string {
  const counts = task.undo_of
    ? { restored: created, reverted: updated, deleted: removed, skipped: failed }
    : { created, updated, unchanged, removed, repeated, rejected: failed }
  const would = task.dry_run ? 'would be ' : ''
  return Object.entries(counts)
    .filter(([, count]) => count > 0)
    .map(([word, count]) => `${numberText(count)} ${word === 'repeated' ? '' : would}${word}`)
    .join(', ')
}
