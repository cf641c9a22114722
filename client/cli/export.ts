import { createReadStream, createWriteStream } from 'node:fs'
import { readFile, rename, rm, stat, writeFile } from 'node:fs/promises'
import { Readable, Transform } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { setTimeout as wait } from 'node:timers/promises'
import { createGzip } from 'node:zlib'
import { Argument, Option, type Command } from 'commander'
import { refusePlace } from '../../app/core/files/refuse_place.ts'
import { chooseFormat, type RowFormat } from '../../app/core/lists/row_format.ts'
import { ProgressLine } from '../../app/core/progress_line.ts'
import {
  exportAddress,
  exportNames,
  SkillaryUnreachable,
  type ExportName,
  type ExportPlace,
  type ExportQuery,
  type Skillary,
} from '../src/skillary.ts'
import type { Connection } from './connection.ts'
import { wrongUsage } from './exit.ts'
import { addHelp } from './help.ts'
import { surroundings } from './surroundings.ts'
import { numberText, print, printJson } from './terminal.ts'

interface ExportOptions {
  output?: string
  format?: string
  type?: string
  task?: string
  json?: boolean
}

/** How often, and after how many ms, a download is resumed automatically after a lost connection. */
const mostBreaks = 5
const pause = 1000

/** `export`: to standard output, or to a file, which can be resumed. */
export function addExportCommand(program: Command, connection: Connection) {
  const command = program
    .command('export')
    .addArgument(
      new Argument('<what>', 'what to export').choices(exportNames).argParser(exportName)
    )
    .option('-o, --output <file>', 'the file to write (default: standard output)')
    .addOption(
      new Option(
        '--format <format>',
        'csv, xlsx, json or jsonl (default: the extension of the file, else csv)'
      )
    )
    .option('--type <type>', 'only relations of this type')
    .option('--task <id>', 'the import, for taken and rejected')
    .option('--json', 'with --output: print a summary as JSON')
    .description('export relations, skills, domains, synonyms or the rows of an import')
    .action(async (name: ExportName, { output, json, task, format, type }: ExportOptions) => {
      const isOfTask = name === 'taken' || name === 'rejected'
      if (isOfTask && !task) {
        throw wrongUsage(`Specify the import: skillary export ${name} --task <id>`)
      }
      if (task && !isOfTask) {
        throw wrongUsage(`--task can only be used with taken and rejected, not with ${name}.`)
      }
      if (json && !output) throw wrongUsage('--json requires --output.')
      const query = { format: await chooseFile(output, format), type, task }
      const skillary = await connection.open()
      if (!output) {
        const { content } = await skillary.export(name, query)
        await pipeline(Readable.fromWeb(content), surroundings().stdout, { end: false })
        return
      }
      const done = await fetchFile(skillary, { name, ...query, snapshot: true }, output)
      if (json) printJson({ what: name, file: output, ...done })
      else print(`${numberText(done.bytes)} bytes written to ${output}`)
    })
  addHelp(command, {
    about: [
      'relations, skills, categories, synonyms and new-skills (drafts created by imports) are available in every format; importing an unchanged CSV changes nothing. taken contains the rows that an import wrote, rejected the rows that it rejected, as a file that you can correct and import.',
      'With --output, the server stores the export for a day (except rejected rows, which start over). An interrupted download is resumed automatically. After a longer interruption, run the same command again: it resumes from FILE.part, or starts over if the server no longer stores the export. Without --format, the extension of the file sets the format; a file name that ends in .gz is gzipped.',
    ],
    examples: [
      'skillary export relations --type essential > essential.csv',
      'skillary export skills --format jsonl --output skills.jsonl.gz',
      'skillary export rejected --task 01a1fbdc-… --output rejected.csv',
    ],
    files: [['FILE.part, FILE.part.json', 'The partial download and its source.']],
  })
}

/** The format, after a check that the file can be written. @throws CommanderError of wrong usage */
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

/** @throws CommanderError of wrong usage */
function exportName(given: string): ExportName {
  const known = exportNames.find((name) => name === given)
  if (known) return known
  throw wrongUsage(`"${given}" cannot be exported. Use one of ${exportNames.join(', ')}.`)
}

type FileQuery = ExportQuery & { name: ExportName }

/** The source of a partial download. */
interface Begun extends ExportPlace {
  server: string
  address: string
}

/**
 * Downloads a file of the server, and resumes an interrupted download if the server still has the same
 * bytes. The file is `FILE.part` until it is complete.
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
      const existing = await begunAt(note, skillary, query)
      if (!existing) {
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

/** Fetches the missing bytes; returns the first one, 0 for the whole file. @throws SkillaryUnreachable when interrupted */
async function fetchOnce(
  skillary: Skillary,
  { name, ...query }: FileQuery,
  { part, note }: { part: string; note: string }
): Promise<number> {
  const existing = await begunAt(note, skillary, { name, ...query })
  const have = existing ? await sizeOf(part) : 0
  const download = await skillary.export(name, query, { begun: existing, have })
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
  const stored = text ? parsed(text) : null
  const isSame = stored?.server === server && stored.address === exportAddress(name, query)
  return isSame ? stored : undefined
}

function parsed(text: string): Begun | null {
  try {
    return JSON.parse(text) as Begun
  } catch {
    return null
  }
}

function keptPart(error: Error, part: string): Error {
  error.message += ` The partial download is in ${part}. Run the same command again to resume.`
  return error
}
