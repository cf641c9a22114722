import type { Command } from 'commander'
import type { ExtractAnswer, ExtractQuery } from '../client/skillary.ts'
import type { Connection } from './skillary_connection.ts'
import { wrongUsage } from './skillary_exit.ts'
import { addHelp } from './skillary_help.ts'
import { readText } from './skillary_rows.ts'
import { costOf, countOption } from './skillary_search.ts'
import { surroundings } from './skillary_surroundings.ts'
import { paint, print, printJson, table } from './skillary_terminal.ts'

interface ExtractOptions {
  minConfidence?: string
  type?: string
  domain?: string
  limit?: number
  offsets?: ExtractQuery['offsets']
  idempotencyKey?: string
  json?: boolean
}

/** So many places of a skill are listed in the table. */
const placesShown = 3

/** `extract`: the skills that a text names. */
export function addExtractCommand(program: Command, connection: Connection) {
  const extract = program
    .command('extract')
    .argument('[file]', 'a text; "-", or nothing in a pipe, is standard input')
    .option('--min-confidence <0-1>', 'only skills that are at least this sure')
    .option('--type <type>', 'only skills of this type')
    .option('--domain <id>', 'only skills of this domain')
    .addOption(countOption('--limit <count>', 'how many skills at most'))
    .option('--offsets <unit>', 'what places count: utf16 (JavaScript) or code_points (Python)')
    .option('--idempotency-key <key>', 'the same key within 24 hours gives the same answer, unpaid')
    .option('--json', 'print the answer as JSON')
    .description('find the skills that a text names; for partners each answer is paid')
    .action(async (file: string | undefined, options: ExtractOptions) => {
      if (!file && surroundings().stdin.isTTY) throw wrongUsage('Name a file, or pipe a text in.')
      const { json, idempotencyKey, minConfidence, ...filters } = options
      const text = await readText(file ?? '-')
      if (!text.trim()) throw wrongUsage('There is no text.')
      const skillary = await connection.open()
      const confidence =
        minConfidence === undefined ? {} : { min_confidence: shareOf(minConfidence) }
      const answer = await skillary.extract({ text, ...filters, ...confidence }, { idempotencyKey })
      if (json) return printJson(answer)
      printSkills(answer)
    })
  addHelp(extract, {
    about: [
      'Finds names and other names of skills in a text of up to 50 KB, with the places where they stand and how sure each is. A place counts from 0; its end is the first character after it. Of the text the server keeps nothing but its length.',
    ],
    examples: [
      'skillary extract advert.txt --min-confidence 0.8',
      'pdftotext cv.pdf - | skillary extract',
      `skillary extract advert.txt --json | jq -r '.skills[].skill.name'`,
    ],
  })
}

function shareOf(text: string): number {
  const share = Number(text)
  if (text.trim() && share >= 0 && share <= 1) return share
  throw wrongUsage('--min-confidence is a number from 0 to 1, such as 0.8.')
}

function printSkills({
  skills,
  total_matches: total,
  returned,
  calls,
  request_id: id,
}: ExtractAnswer) {
  if (skills.length) {
    const rows = skills.map(({ skill, matches, count, confidence }) => {
      const places = matches.slice(0, placesShown).map(({ start, end }) => `${start}–${end}`)
      const more = count - places.length
      return [
        skill.name,
        confidence.toFixed(2),
        skill.domain?.name ?? '–',
        places.join(', ') + (more > 0 ? ` and ${more} more` : ''),
        [...new Set(matches.map(({ text }) => text.replace(/\s+/g, ' ')))].join(', '),
      ]
    })
    print(
      table(
        [
          { title: 'Skill', style: 'bold' },
          { title: 'Sure', align: 'right' },
          { title: 'Domain' },
          { title: 'At' },
          { title: 'As' },
        ],
        rows
      )
    )
  } else {
    print('No skill was found in the text.')
  }
  print(paint('dim', `${returned} of ${total} skills · ${costOf(calls)} · request ${id}`))
}
