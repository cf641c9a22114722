import { createReadStream, createWriteStream } from 'node:fs'
import { readFile, rename, rm, stat, writeFile } from 'node:fs/promises'
import { Readable, Transform } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { setTimeout as wait } from 'node:timers/promises'
import { createGzip } from 'node:zlib'
import { Argument, Option, type Command } from 'commander'
import { refusePlace } from '../app/core/files/file_place.ts'
import { chooseFormat, type RowFormat } from '../app/core/lists/row_format.ts'
import { ProgressLine } from '../app/core/progress_line.ts'
import {
  exportAddress,
  exportNames,
  SkillaryUnreachable,
  type ExportName,
  type ExportPlace,
  type ExportQuery,
  type Skillary,
} from '../client/skillary.ts'
import type { Connection } from './skillary_connection.ts'
import { wrongUsage } from './skillary_exit.ts'
import { addHelp } from './skillary_help.ts'
import { surroundings } from './skillary_surroundings.ts'
import { print, printJson } from './skillary_terminal.ts'

interface ExportOptions {
  output?: string
  format?: string
  type?: string
  task?: string
  json?: boolean
}

/** How often a download goes on by itself after its connection broke, and after how long, in ms. */
const mostBreaks = 5
const pause = 1000

/** `export`: to standard output, or to a file that can be gone on with. */
export function addExportCommand(program: Command, connection: Connection) {
  const command = program
    .command('export')
    .addArgument(new Argument('<what>', 'what to write').choices(exportNames))
    .option('-o, --output <file>', 'the file to write (default: standard output)')
    .addOption(
      new Option(
        '--format <format>',
        'csv, xlsx, json or jsonl; otherwise as the file is named, else csv'
      )
    )
    .option('--type <type>', 'only relations of this type')
    .option('--task <id>', 'for taken and rejected: of which import')
    .option('--json', 'with --output: print as JSON what was written')
    .description('write relations, skills or domains, or what came of an import')
    .action(async (name: ExportName, { output, json, task, format, type }: ExportOptions) => {
      const isOfTask = name === 'taken' || name === 'rejected'
      if (isOfTask && !task) {
        throw wrongUsage(`Name the import: skillary export ${name} --task <id>`)
      }
      if (task && !isOfTask) {
        throw wrongUsage(`--task goes with taken and rejected, not with ${name}.`)
      }
      if (json && !output) throw wrongUsage('--json goes with --output.')
      const query = { format: await chooseFile(output, format), type, task }
      const skillary = await connection.open()
      if (!output) {
        const { content } = await skillary.export(name, query)
        await pipeline(Readable.fromWeb(content), surroundings().stdout, { end: false })
        return
      }
      const done = await fetchFile(skillary, { name, ...query, snapshot: true }, output)
      if (json) printJson({ what: name, file: output, ...done })
      else print(`${done.bytes.toLocaleString('en')} bytes written to ${output}`)
    })
  addHelp(command, {
    about: [
      'relations, skills, categories and new-skills (drafts that imports made) come in each format; a CSV taken in again changes nothing. taken and rejected tell what an import wrote and what it rejected, the latter as a file that can be put right and imported.',
      "With --output the server keeps the export for a day (rejected rows are not kept: they are begun anew). A download that breaks off goes on by itself; what stands in FILE.part after a longer break is gone on with by the same command, with the same bytes, or begun anew where the server keeps them no more. The file's name gives the format where --format does not, and one that ends in .gz is gzipped.",
    ],
    examples: [
      'skillary export relations --type essential > essential.csv',
      'skillary export skills --format jsonl --output skills.jsonl.gz',
      'skillary export rejected --task 01a1fbdc-… --output rejected.csv',
    ],
    files: [['FILE.part, FILE.part.json', 'What came so far, and where the rest is.']],
  })
}

/** The format, where the file can be written. @throws CommanderError of wrong usage */
export async function chooseFile(file?: string, format?: string): Promise<RowFormat> {
  try {
    const chosen = chooseFormat(file, format)
    if (file) await refusePlace(file)
    return chosen
  } catch (error) {
    if (!(error instanceof RangeError)) throw error
    throw wrongUsage(`${error.message}.`)
  }
}

type FileQuery = ExportQuery & { name: ExportName }

/** What is known of the part that stands beside the file to be. */
interface Begun extends ExportPlace {
  server: string
  address: string
}

/**
 * Writes a file of the server, from where an earlier try broke off if the server still has the very same
 * bytes. Until it is whole it stands in `FILE.part`.
 */
export async function fetchFile(skillary: Skillary, query: FileQuery, path: string) {
  const part = `${path}.part`
  const note = `${part}.json`
  let resumed = 0
  for (let breaks = 0; ; breaks += 1) {
    try {
      resumed = (await fetchOnce(skillary, query, { part, note })) || resumed
      break
    } catch (error) {
      if (!(error instanceof SkillaryUnreachable)) throw error
      const begun = await begunAt(note, skillary, query)
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

/** Fetches what is missing; from which byte on, 0 for the whole. @throws SkillaryUnreachable when it breaks off */
async function fetchOnce(
  skillary: Skillary,
  { name, ...query }: FileQuery,
  { part, note }: { part: string; note: string }
): Promise<number> {
  const begun = await begunAt(note, skillary, { name, ...query })
  const have = begun ? await sizeOf(part) : 0
  const download = await skillary.export(name, query, { begun, have })
  const { content, from, bytes, place } = download
  if (from === 0) {
    await rm(note, { force: true })
    if (place) {
      const known: Begun = {
        server: skillary.server,
        address: exportAddress(name, query),
        ...place,
      }
      await writeFile(note, JSON.stringify(known), { mode: 0o600 })
    }
  }
  const { stderr } = surroundings()
  const progress = bytes && stderr.isTTY ? new ProgressLine('bytes', stderr) : null
  let done = from
  try {
    await pipeline(
      Readable.fromWeb(content),
      new Transform({
        transform(chunk: Uint8Array, _encoding, next) {
          done += chunk.length
          if (bytes) progress?.update(done, bytes)
          next(null, chunk)
        },
      }),
      createWriteStream(part, { flags: from ? 'a' : 'w' })
    )
  } finally {
    progress?.stop()
  }
  return from
}

async function sizeOf(file: string): Promise<number> {
  const found = await stat(file).catch(() => null)
  return found?.size ?? 0
}

async function begunAt(
  note: string,
  { server }: Skillary,
  { name, ...query }: FileQuery
): Promise<Begun | undefined> {
  const text = await readFile(note, 'utf8').catch(() => null)
  const begun = text ? parsed(text) : null
  const isSame = begun?.server === server && begun.address === exportAddress(name, query)
  return isSame ? begun : undefined
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
