import { createWriteStream, openAsBlob } from 'node:fs'
import { rename, rm, stat } from 'node:fs/promises'
import { basename } from 'node:path'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { setTimeout as wait } from 'node:timers/promises'
import { CommanderError, Option, type Command } from 'commander'
import type { SkillaryClient, Task } from './skillary_client.ts'
import { paint, print, printJson, table } from './skillary_terminal.ts'

interface Surroundings {
  connect: () => Promise<SkillaryClient>
  exit: { done: 0; failed: 1; usage: 2; rejected: 6 }
}

interface ImportOptions {
  kind: string
  mode: string
  skill?: string
  createMissing?: boolean
  bothDirections?: boolean
  status?: string
  source?: string
  encoding?: string
  delimiter?: string
  dryRun?: boolean
  watch?: boolean
  errors?: string
  json?: boolean
}

const lookEvery = 500

/** What can be exported, and from where; those with a task tell what came of it. */
const exports: Record<string, { path: string; ofTask?: true }> = {
  'relations': { path: 'skill-with-relations-retrieve-export/' },
  'skills': { path: 'export-skills/' },
  'new-skills': { path: 'export-skills-newly-created/' },
  'taken': { path: 'file_upload_successful_data_export/', ofTask: true },
  'rejected': { path: 'file_upload_rejected_data_export/', ofTask: true },
}

/** `import`, `tasks`, `task`, `cancel`, `retry` and `export`: for staff, over `/v1`. */
export function addUploadCommands(program: Command, { connect, exit }: Surroundings) {
  program
    .command('import')
    .argument('<file>', 'a CSV, plain or gzipped')
    .addOption(choice('--kind <kind>', 'what it holds', ['relations', 'skills', 'categories']))
    .addOption(
      choice('--mode <mode>', 'what blank cells and missing rows do', ['merge', 'replace'])
    )
    .option('--skill <id>', 'all rows are relations of this skill')
    .option('--create-missing', 'skills that nobody has become drafts')
    .option('--both-directions', 'each row stands for its reverse as well')
    .option('--status <status>', 'what new skills become: draft, published or archived')
    .option('--source <text>', 'where the file comes from, for rows that do not say')
    .option('--encoding <name>', 'if it is guessed wrong')
    .option('--delimiter <character>', 'if it is guessed wrong; "tab" for a tab')
    .option('--dry-run', 'do everything and commit nothing')
    .option('--watch', 'wait for the end and show how far it is')
    .option('--errors <file>', 'write rejected rows to this file; waits for the end')
    .option('--json', 'print the task as JSON')
    .description('hand a file over to be taken in')
    .action(async (path: string, options: ImportOptions) => {
      const client = await connect()
      const found = await stat(path).catch(() => null)
      if (!found?.isFile()) {
        throw new CommanderError(exit.usage, 'skillary.usage', `There is no file ${path}.`)
      }
      const file = await openAsBlob(path)
      const { skill } = options
      const fields = fieldsOf(options)
      let task = await client.importFile({ file, name: basename(path), skill, fields })
      if (options.watch || options.errors) {
        task = await watch(client, task)
        if (options.errors && task.failed) {
          await save(await client.download(`${exports.rejected.path}${task.id}/`), options.errors)
        }
        process.exitCode = exitCodeOf(task)
      }
      tell(task, options)
    })

  program
    .command('tasks')
    .option('--status <status>', 'queued, running, succeeded, failed …; several with commas')
    .option('--limit <count>', 'how many at most', '20')
    .option('--json', 'print JSON')
    .description('list imports, the latest first')
    .action(async ({ status, limit, json }: { status?: string; limit: string; json?: boolean }) => {
      const client = await connect()
      const tasks = await client.tasks({ limit, ...(status ? { status } : {}) })
      if (json) return printJson(tasks)
      if (!tasks.length) return print('There are no imports.')
      const rows = tasks.map((task) => [
        task.id,
        task.dry_run ? `${task.kind} (check)` : task.kind,
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
    })

  program
    .command('task')
    .argument('<id>')
    .option('--watch', 'wait for the end and show how far it is')
    .option('--json', 'print JSON')
    .description('show one import')
    .action(async (id: string, options: { watch?: boolean; json?: boolean }) => {
      const client = await connect()
      const task = await client.task(id)
      tell(options.watch ? await watch(client, task) : task, options)
    })

  program
    .command('cancel')
    .argument('<id>')
    .option('--json', 'print JSON')
    .description('stop an import; what was committed stays')
    .action(async (id: string, options: { json?: boolean }) => {
      const client = await connect()
      tell(await client.cancelTask(id), options)
    })

  program
    .command('retry')
    .argument('<id>')
    .addOption(choice('--rows <which>', 'the rejected rows, or the whole file', ['failed', 'all']))
    .option('--dry-run', 'do everything and commit nothing')
    .option('--watch', 'wait for the end and show how far it is')
    .option('--json', 'print JSON')
    .description('do an import again, or go on where it was stopped')
    .action(
      async (
        id: string,
        options: { rows: string; dryRun?: boolean; watch?: boolean; json?: boolean }
      ) => {
        const client = await connect()
        let task = await client.retryTask(id, {
          rows: options.rows,
          dry_run: options.dryRun ?? false,
        })
        if (options.watch) {
          task = await watch(client, task)
          process.exitCode = exitCodeOf(task)
        }
        tell(task, options)
      }
    )

  program
    .command('export')
    .argument('<what>', Object.keys(exports).join(', '))
    .argument('[file]', 'the file to write; left out: standard output')
    .option('--format <format>', 'csv, json or jsonl')
    .option('--type <type>', 'only relations of this type')
    .option('--task <id>', 'for taken and rejected: of which import')
    .description('write skills or relations, or what came of an import, to a file')
    .action(
      async (
        what: string,
        path: string | undefined,
        { task, format, type }: { task?: string; format?: string; type?: string }
      ) => {
        const source = exports[what]
        const fault = !source
          ? `There is no "${what}" to export: name ${Object.keys(exports).join(', ')}.`
          : source.ofTask && !task
            ? `Name the import: skillary export ${what} --task <id>`
            : null
        if (fault) throw new CommanderError(exit.usage, 'skillary.usage', fault)
        const client = await connect()
        const query = new URLSearchParams({ ...(format && { format }), ...(type && { type }) })
        const address = task ? `${source.path}${encodeURIComponent(task)}/` : source.path
        const content = await client.download(address, query)
        if (path) await save(content, path)
        else await pipeline(Readable.fromWeb(content), process.stdout, { end: false })
      }
    )

  function exitCodeOf({ status, fault, failed }: Task): number {
    if (status === 'failed') return fault ? exit.usage : exit.failed
    if (status === 'cancelled') return exit.failed
    return failed ? exit.rejected : exit.done
  }
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
    dry_run: options.dryRun && 'true',
  }
  const given = Object.entries(fields).filter((field): field is [string, string] =>
    Boolean(field[1])
  )
  return Object.fromEntries(given)
}

/** Asks until the import is over; a person sees how far it is. */
async function watch(client: SkillaryClient, task: Task): Promise<Task> {
  const { stderr } = process
  for (;;) {
    if (!['queued', 'running'].includes(task.status)) {
      if (stderr.isTTY) stderr.write('\r\u001b[K')
      return task
    }
    if (stderr.isTTY) stderr.write(`\r\u001b[K${wordsOf(task)}: ${countsOf(task)}`)
    await wait(lookEvery)
    task = await client.task(task.id)
  }
}

/** A file is written beside its place and moved there when it is whole. */
async function save(content: ReadableStream<Uint8Array>, path: string) {
  const part = `${path}.part`
  try {
    await pipeline(Readable.fromWeb(content), createWriteStream(part))
    await rename(part, path)
  } catch (error) {
    await rm(part, { force: true })
    throw error
  }
}

function tell(task: Task, { json }: { json?: boolean }) {
  if (json) return printJson(task)
  const check = task.dry_run ? 'check of ' : ''
  print(`${paint('bold', wordsOf(task))}: ${check}${task.file_name}, ${countsOf(task)}.`)
  if (task.message) print(task.message)
  if (task.repeats) print(`The same file was taken in before: ${task.repeats}`)
  for (const { code, rows, first_line: line, message } of task.rejected ?? []) {
    print(`${rows} × ${code}, first on line ${line}: ${message}`)
  }
  print(paint('dim', `task ${task.id}`))
}

function wordsOf({ status, progress }: Task): string {
  return status === 'running' ? `running, ${progress} %` : status.replaceAll('_', ' ')
}

function countsOf(task: Task): string {
  const { processed, created, updated, unchanged, removed, failed } = task
  const counts = { created, updated, unchanged, removed, rejected: failed }
  const told = Object.entries(counts).filter(([, count]) => count > 0)
  return [`${processed} rows`, ...told.map(([word, count]) => `${count} ${word}`)].join(', ')
}
