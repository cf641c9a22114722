import { createReadStream, createWriteStream } from 'node:fs'
import { readFile, rename, rm, stat, writeFile } from 'node:fs/promises'
import { Readable, Transform } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { setTimeout as wait } from 'node:timers/promises'
import { createGzip } from 'node:zlib'
import { Argument, CommanderError, Option, type Command } from 'commander'
import { refusePlace } from '../app/core/file_place.ts'
import { chooseFormat } from '../app/core/row_format.ts'
import { ProgressLine } from '../app/uploads/progress_line.ts'
import {
  reasonOf,
  ServerProblem,
  ServerUnreachable,
  type Download,
  type SkillaryClient,
} from './skillary_client.ts'
import { print, printJson } from './skillary_terminal.ts'

interface Surroundings {
  connect: () => Promise<SkillaryClient>
  exit: { usage: 2 }
}

interface ExportOptions {
  output?: string
  format?: string
  type?: string
  task?: string
  json?: boolean
}

/** What can be exported, and from where; those with a task tell what came of it. */
const exports: Record<string, { path: string; ofTask?: true; isNotKept?: true }> = {
  'relations': { path: '/v1/skills/skill-with-relations-retrieve-export/' },
  'skills': { path: '/v1/skills/export-skills/' },
  'categories': { path: '/v1/categories/export/' },
  'new-skills': { path: '/v1/skills/export-skills-newly-created/' },
  'taken': { path: '/v1/skills/file_upload_successful_data_export/', ofTask: true },
  'rejected': {
    path: '/v1/skills/file_upload_rejected_data_export/',
    ofTask: true,
    isNotKept: true,
  },
}

/** How often a download goes on by itself after its connection broke, and after how long, in ms. */
const mostBreaks = 5
const pause = 1000

/** `export`: to standard output, or to a file that can be gone on with. */
export function addExportCommand(program: Command, { connect, exit }: Surroundings) {
  program
    .command('export')
    .addArgument(new Argument('<what>', 'what to write').choices(Object.keys(exports)))
    .option('-o, --output <file>', 'the file to write; without it standard output')
    .addOption(
      new Option(
        '--format <format>',
        'csv, xlsx, json, jsonl or jsonld; otherwise as the file is named, else csv'
      )
    )
    .option('--type <type>', 'only relations of this type')
    .option('--task <id>', 'for taken and rejected: of which import')
    .option('--json', 'with --output: print as JSON what was written')
    .description('write relations, skills or domains, or what came of an import')
    .addHelpText(
      'after',
      `
relations, skills, categories and new-skills (drafts that imports made) come in each format; a CSV taken in
again changes nothing. taken and rejected tell what an import wrote and what it rejected, the
latter as a file that can be put right and imported.

With --output the server keeps the export for a day (rejected rows are not kept: they are begun anew). A
download that breaks off goes on by itself; what stands in FILE.part after a longer break is gone on with by
the same command, with the same bytes, or begun anew where the server keeps them no more. The
file's name gives the format where --format does not, and one that ends in .gz is gzipped.

Examples:
  $ skillary export relations --type essential > essential.csv
  $ skillary export skills --format jsonl --output skills.jsonl.gz
  $ skillary export rejected --task 01a1fbdc-… --output rejected.csv`
    )
    .action(async (what: string, { output, json, task, format, type }: ExportOptions) => {
      const { path, ofTask, isNotKept } = exports[what]
      const fault =
        ofTask && !task
          ? `Name the import: skillary export ${what} --task <id>`
          : task && !ofTask
            ? `--task goes with taken and rejected, not with ${what}.`
            : json && !output
              ? '--json goes with --output.'
              : null
      if (fault) throw new CommanderError(exit.usage, 'skillary.usage', fault)
      const chosen = await chooseFile(output, format, exit.usage)
      const client = await connect()
      const query = new URLSearchParams({
        ...(chosen !== 'csv' && { format: chosen }),
        ...(type && { type }),
      })
      const address = task ? `${path}${encodeURIComponent(task)}/` : path
      if (!output) {
        const { content } = await client.download(`${address}${query.size ? `?${query}` : ''}`)
        await pipeline(Readable.fromWeb(content), process.stdout, { end: false })
        return
      }
      if (!isNotKept) query.set('snapshot', 'true')
      const done = await fetchFile(client, `${address}${query.size ? `?${query}` : ''}`, output)
      if (json) printJson({ what, file: output, ...done })
      else print(`${done.bytes.toLocaleString('en')} bytes written to ${output}`)
    })
}

/** The format, where the file can be written. @throws CommanderError with the code of wrong usage */
export async function chooseFile(
  file: string | undefined,
  format: string | undefined,
  code: number
) {
  try {
    const chosen = chooseFormat(file, format)
    if (file) await refusePlace(file)
    return chosen
  } catch (error) {
    if (!(error instanceof RangeError)) throw error
    throw new CommanderError(code, 'skillary.usage', `${error.message}.`)
  }
}

/** What is known of the part that stands beside the file to be. */
interface Begun {
  server: string
  address: string
  location: string
  etag: string
}

/**
 * Writes a file of the server, from where an earlier try broke off if the server still has the very same
 * bytes. Until it is whole it stands in `FILE.part`.
 */
export async function fetchFile(client: SkillaryClient, address: string, path: string) {
  const part = `${path}.part`
  const note = `${part}.json`
  let resumed = 0
  for (let breaks = 0; ; breaks += 1) {
    try {
      resumed = (await fetchOnce(client, address, { part, note })) || resumed
      break
    } catch (error) {
      if (!(error instanceof ServerUnreachable)) throw error
      const begun = await begunAt(note, client, address)
      if (!begun) {
        await rm(part, { force: true })
        throw error
      }
      if (breaks < mostBreaks) await wait(pause * breaks)
      else throw keptPart(error, part)
    }
  }
  const { size: bytes } = await stat(part)
  if (path.endsWith('.gz')) {
    await pipeline(createReadStream(part), createGzip(), createWriteStream(`${part}.gz`))
    await rename(`${part}.gz`, path)
    await rm(part)
  } else await rename(part, path)
  await rm(note, { force: true })
  return { bytes, resumed_from: resumed }
}

/** Fetches what is missing; from which byte on, 0 for the whole. @throws ServerUnreachable when it breaks off */
async function fetchOnce(
  client: SkillaryClient,
  address: string,
  { part, note }: { part: string; note: string }
): Promise<number> {
  const begun = await begunAt(note, client, address)
  const have = begun
    ? await stat(part).then(
        ({ size }) => size,
        () => 0
      )
    : 0
  let answer: Download | null = null
  if (begun && have > 0) {
    const range = { 'Range': `bytes=${have}-`, 'If-Range': begun.etag }
    try {
      answer = await client.download(begun.location, range)
    } catch (error) {
      // Complete already (416), or another file by now, or not kept any more: then it is begun anew.
      if (!(error instanceof ServerProblem) || error.status >= 500) throw error
      if (error.status === 416 && error.bytes === have) return have
      if (![404, 410, 416].includes(error.status)) throw error
    }
  }
  answer ??= await client.download(address, { 'Accept-Encoding': 'identity' })
  const { content, isRest, bytes, etag, location } = answer
  const from = isRest ? have : 0
  if (!isRest) {
    await rm(note, { force: true })
    if (etag && location) {
      const known: Begun = { server: client.server, address, location, etag }
      await writeFile(note, JSON.stringify(known), { mode: 0o600 })
    }
  }
  const total = bytes === null ? null : from + bytes
  const progress = total && process.stderr.isTTY ? new ProgressLine('bytes') : null
  let done = from
  try {
    await pipeline(
      Readable.fromWeb(content),
      new Transform({
        transform(chunk: Uint8Array, _encoding, next) {
          done += chunk.length
          if (total) progress?.update(done, total)
          next(null, chunk)
        },
      }),
      createWriteStream(part, { flags: isRest ? 'a' : 'w' })
    )
  } catch (error) {
    if (isOfDisk(error)) throw error
    throw new ServerUnreachable(client.server, reasonOf(error))
  } finally {
    progress?.stop()
  }
  if (total !== null && done < total) {
    throw new ServerUnreachable(client.server, `it sent ${done} of ${total} bytes`)
  }
  return from
}

async function begunAt(note: string, client: SkillaryClient, address: string) {
  const text = await readFile(note, 'utf8').catch(() => null)
  if (!text) return null
  const begun = parsed(text)
  return begun?.server === client.server && begun.address === address ? begun : null
}

function parsed(text: string): Begun | null {
  try {
    return JSON.parse(text) as Begun
  } catch {
    return null
  }
}

function keptPart(error: Error, part: string): Error {
  error.message += ` What came so far stands in ${part}: the same command goes on with it.`
  return error
}

/** No place, no right, no space: nothing that another try would mend. */
function isOfDisk(error: unknown): boolean {
  return Boolean(
    (error as NodeJS.ErrnoException).path ?? (error as NodeJS.ErrnoException).syscall === 'write'
  )
}
