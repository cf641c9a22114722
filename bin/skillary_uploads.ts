import { openAsBlob } from 'node:fs'
import { stat } from 'node:fs/promises'
import { basename } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { InvalidArgumentError, Option, type Command } from 'commander'
import { columnsHelp, readColumns } from '../app/imports/run/columns_option.ts'
import { ProgressLine } from '../app/core/progress_line.ts'
import {
  rowsOf,
  SkillaryProblem,
  SkillaryUnreachable,
  type Skillary,
  type Task,
  type TaskDetail,
} from '../client/skillary.ts'
import type { Connection } from './skillary_connection.ts'
import { exit, untilInterrupted, wrongUsage } from './skillary_exit.ts'
import { chooseFile, fetchFile } from './skillary_export.ts'
import { addHelp } from './skillary_help.ts'
import { collect } from './skillary_rows.ts'
import { countOption } from './skillary_search.ts'
import { surroundings } from './skillary_surroundings.ts'
import { paint, print, printJson, printToStderr, table } from './skillary_terminal.ts'

interface WatchOptions {
  watch?: boolean
  cancelOnInterrupt?: boolean
  json?: boolean
}

interface ImportOptions extends WatchOptions {
  kind: string
  mode: string
  skill?: string
  columns?: Record<string, string | null>
  createMissing?: boolean
  bothDirections?: boolean
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
  checks?: boolean
  limit: number
  json?: boolean
}

/** How long a server may be away while one of its tasks is watched, in ms: it may just be started anew. */
const longestAway = 120_000
const lookEvery = 500
const kinds: [string, ...string[]] = ['relations', 'skills', 'categories']

const watchAbout = [
  'With --watch a bar says how far it is, on a terminal. Ctrl+C stops watching, and the task runs on; with --cancel-on-interrupt it is cancelled, and what was committed stays.',
  '--json prints one document, the task as the API has it; together with --watch one line of JSON for each change, the last one with what came of it.',
]
const watchExits = ['rejected', 'interrupted'] as const

/** `import`, `tasks`, `task`, `cancel`, `retry` and `undo`: for staff, over `/v1`. */
export function addUploadCommands(program: Command, connection: Connection) {
  const importing = program
    .command('import')
    .argument('<file>', 'CSV or TSV, plain or gzipped, a workbook (xlsx), or JSON')
    .addOption(choice('--kind <kind>', 'what it holds', kinds))
    .addOption(
      choice('--mode <mode>', 'what blank cells and missing rows do', ['merge', 'replace'])
    )
    .option('--skill <id>', 'all rows are relations of this skill')
    .option('--create-missing', 'skills that nobody has become drafts')
    .option('--both-directions', 'each row stands for its reverse as well')
    .addOption(
      new Option('--status <status>', 'what new skills become').choices([
        'draft',
        'published',
        'archived',
      ])
    )
    .option('--source <text>', 'where the file comes from, for rows that do not say')
    .option('--encoding <name>', 'if it is guessed wrong')
    .option('--delimiter <character>', 'if it is guessed wrong; "tab" for a tab')
    .addOption(new Option('--columns <list>', columnsHelp).argParser(columnsOf))
    .option('--dry-run', 'do everything and commit nothing')
    .option(
      '--errors <file>',
      'write rejected rows to this file, in the format of its name; waits for the end'
    )
    .description('hand a file over to be taken in')
    .action(async (path: string, options: ImportOptions) => {
      const skillary = await connection.open()
      const found = await stat(path).catch(() => null)
      if (!found?.isFile()) {
        throw wrongUsage(found ? `${path} is no file.` : `There is no file ${path}.`)
      }
      const { errors, skill } = options
      const format = errors ? await chooseFile(errors) : 'csv'
      const file = await openAsBlob(path)
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
      'The file of --errors holds the rejected rows under their own header, each with line, column, code and message. Put right, it is imported as it is.',
    ],
    examples: [
      'skillary import relations.csv --dry-run --watch',
      'skillary import relations.csv --create-missing --watch --errors rejected.csv',
      'skillary import skills.csv --kind skills --columns "Name=skill,Kind=skill_type,Remark="',
      "skillary import skills.csv --kind skills --watch --json | jq -c '[.status, .progress]'",
    ],
    exits: [...watchExits],
  })

  const tasks = program
    .command('tasks')
    .option('--status <statuses>', 'queued, running, succeeded, failed …; several with commas')
    .addOption(new Option('--kind <kind>', 'of one kind').choices(kinds))
    .option('--search <text>', 'whose file name holds this')
    .option('--from <moment>', 'begun then or later, such as 2026-11-21')
    .option('--to <moment>', 'begun before then')
    .option('--mine', 'only those that you began')
    .option('--checks', 'only checks (dry runs)')
    .addOption(countOption('--limit <count>', 'how many at most').default(20))
    .option('--json', 'print JSON')
    .description('list imports, the latest first; those of the page and of a terminal, too')
    .action(async ({ json, mine, checks, limit, ...given }: TasksOptions) => {
      const skillary = await connection.open()
      const filters: Record<string, string> = { ...given }
      if (checks) filters.dry_run = 'true'
      if (mine) {
        const { id } = await skillary.me()
        filters.started_by = id
      }
      const found = await collect(rowsOf((asked) => skillary.tasks(asked), filters, limit))
      if (json) return printJson(found)
      if (!found.length) return print('There are no imports.')
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
    .argument('<id>', 'as tasks and import say it')
    .description('show one import, and what was rejected, by cause')
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
    .argument('<id>', 'as tasks and import say it')
    .option('--json', 'print JSON')
    .description('stop an import; what was committed stays')
    .action(async (id: string, options: { json?: boolean }) => {
      const skillary = await connection.open()
      tell(await skillary.cancelTask(id), options)
    })

  const retry = program
    .command('retry')
    .argument('<id>', 'as tasks and import say it')
    .addOption(choice('--rows <which>', 'the rejected rows, or the whole file', ['failed', 'all']))
    .option('--dry-run', 'do everything and commit nothing')
    .description('do an import again, go on where it was stopped, or take in what was checked')
    .action(async (id: string, options: RetryOptions) => {
      const skillary = await connection.open()
      const { rows, dryRun = false } = options
      /** Rejected rows of a check are checked again; its whole file is taken in. */
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
    .argument('<id>', 'as tasks and import say it')
    .description('take back what an import created, changed and removed')
    .action(async (id: string, options: WatchOptions) => {
      const skillary = await connection.open()
      await follow(skillary, await skillary.undoTask(id), options)
    })
  addHelp(watchable(undo, 'the undo'), {
    about: [
      'The undo is a task of its own: it can be watched, cancelled, and gone on with by "retry ID --rows all". It is refused once somebody else touched what the import wrote: the later import is undone first.',
      ...watchAbout,
    ],
    examples: ['skillary undo 0190b0c2-6d0e-7c5e-a51f-3b1f0a5d9c11 --watch'],
    exits: [...watchExits],
  })
}

/** The options that `follow` takes. */
function watchable(command: Command, what: string): Command {
  return command
    .option('--watch', 'wait for the end and show how far it is')
    .option('--cancel-on-interrupt', `Ctrl+C while watching cancels ${what}`)
    .option('--json', 'print JSON')
}

/**
 * Tells what came of a task, now or, where it is watched or awaited, at its end; then the exit code says it
 * too, and `whenOver` is done before.
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
  if (!options.watch && !isAwaited) return tell(task, options)
  const seen = await watch(skillary, task, options)
  if (isOver(seen)) await whenOver?.(seen)
  surroundings().exitCode ??= exitCodeOf(seen)
  tell(seen, options)
}

function exitCodeOf({ status, fault, failed }: Task): number {
  if (status === 'failed') return fault ? exit.usage : exit.failed
  if (status === 'cancelled') return exit.failed
  return failed ? exit.rejected : exit.done
}

function printTasks(tasks: Task[]) {
  const rows = tasks.map((task) => [
    task.id,
    `${task.kind}${task.dry_run ? ' (check)' : task.undo_of ? ' (undo)' : ''}`,
    wordsOf(task),
    String(task.created),
    String(task.failed),
    task.created_at.slice(0, 16).replace('T', ' '),
    task.file_name,
  ])
  print(
    table(
      [
        { title: 'Task', style: 'dim' },
        { title: 'Kind' },
        { title: 'Status', style: 'bold' },
        { title: 'Created', align: 'right' },
        { title: 'Rejected', align: 'right' },
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

/** The options as the form of `/v1` has them. */
function fieldsOf(options: ImportOptions): Record<string, string> {
  const fields = {
    kind: options.kind,
    mode: options.mode,
    create_missing: options.createMissing && 'true',
    both_directions: options.bothDirections && 'true',
    status: options.status,
    source: options.source,
    encoding: options.encoding,
    delimiter: options.delimiter,
    columns: options.columns && JSON.stringify(options.columns),
    dry_run: options.dryRun && 'true',
  }
  const given = Object.entries(fields).filter((field): field is [string, string] =>
    Boolean(field[1])
  )
  return Object.fromEntries(given)
}

function columnsOf(text: string) {
  try {
    return readColumns(text)
  } catch (error) {
    throw new InvalidArgumentError(error instanceof Error ? error.message : String(error))
  }
}

/**
 * Asks until the import is over; a person sees how far it is, a script each change. Ctrl+C ends the watch:
 * the task is returned as it was seen last, and the exit code is set.
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
      await wait(lookEvery, null, { signal }).catch(() => {})
      if (!signal.aborted) task = await lookAgain(skillary, task)
    }
    return signal.aborted
  }).finally(() => progress?.stop())
  if (!isInterrupted) return task
  surroundings().exitCode = exit.interrupted
  if (cancelOnInterrupt && !isOver(task)) return skillary.cancelTask(task.id)
  printToStderr(
    `The ${task.undo_of ? 'undo' : 'import'} goes on. Come back with: skillary task ${task.id} --watch`
  )
  return task
}

/** The server may be away for a while: the task is in its database. */
async function lookAgain(skillary: Skillary, { id }: Task): Promise<TaskDetail> {
  const began = performance.now()
  for (;;) {
    try {
      return await skillary.task(id)
    } catch (error) {
      const passes =
        error instanceof SkillaryUnreachable ||
        (error instanceof SkillaryProblem && (error.status >= 502 || error.status === 429))
      if (!passes || performance.now() - began > longestAway) throw error
    }
    await wait(lookEvery * 2)
  }
}

function isOver({ status }: Task): boolean {
  return !['queued', 'running'].includes(status)
}

function tell(task: TaskDetail, { json, watch: isWatched }: { json?: boolean; watch?: boolean }) {
  if (json) return isWatched ? print(JSON.stringify(task)) : printJson(task)
  const what = task.dry_run ? 'check of ' : task.undo_of ? 'undo of ' : ''
  const counts = task.status === 'queued' ? '' : `, ${countsOf(task)}`
  print(`${paint('bold', wordsOf(task))}: ${what}${task.file_name}${counts}.`)
  if (task.message) print(task.message)
  if (task.undone_by) print(`It was undone, or is being undone, by task ${task.undone_by}.`)
  if (task.repeats) print(`The same file was taken in before: ${task.repeats}`)
  for (const { message, count } of task.notes) print(`${message} (${count})`)
  for (const { code, rows, first_line: line, message } of task.rejected) {
    print(`${rows} × ${code}, first on line ${line}: ${message}`)
  }
  print(paint('dim', `task ${task.id}`))
}

function wordsOf({ status, progress }: Task): string {
  return status === 'running' ? `running, ${progress} %` : status.replaceAll('_', ' ')
}

function countsOf(task: Task): string {
  const { processed, created, updated, unchanged, removed, failed } = task
  const counts = task.undo_of
    ? {
        'brought back': created,
        'changed back': updated,
        'deleted': removed,
        'left as they are': failed,
      }
    : { created, updated, unchanged, removed, rejected: failed }
  const told = Object.entries(counts).filter(([, count]) => count > 0)
  const gone = `${processed} ${task.undo_of ? 'changes' : 'rows'}`
  return [gone, ...told.map(([word, count]) => `${count} ${word}`)].join(', ')
}
