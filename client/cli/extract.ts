import type { Command } from 'commander'
import type { ExtractAnswer, ExtractQuery } from '../src/skillary.ts'
import type { Connection } from './connection.ts'
import { wrongUsage } from './exit.ts'
import { addHelp } from './help.ts'
import { readText } from './rows.ts'
import { costOf, countOption, languageOption } from './search.ts'
import { surroundings } from './surroundings.ts'
import { numberText, paint, print, printJson, table } from './terminal.ts'

interface ExtractOptions {
  minConfidence?: string
  type?: string
  domain?: string
  limit?: number
  offsets?: ExtractQuery['offsets']
  language?: string
  idempotencyKey?: string
  json?: boolean
}

/** The number of places of a skill in the table. */
const placesShown = 3

/** `extract`: the skills that a text names. */
export function addExtractCommand(program: Command, connection: Connection) {
  const extract = program
    .command('extract')
    .argument('[file]', 'a text file; "-", or no argument in a pipe, is standard input')
    .option('--min-confidence <0-1>', 'only skills with at least this confidence')
    .option('--type <type>', 'only skills of this type')
    .option('--domain <id>', 'only skills of this domain')
    .addOption(countOption('--limit <count>', 'maximum number of skills'))
    .option('--offsets <unit>', 'unit of places: utf16 (JavaScript) or code_points (Python)')
    .addOption(languageOption())
    .option(
      '--idempotency-key <key>',
      'the same key within 24 hours replays the answer free of charge'
    )
    .option('--json', 'print the answer as JSON')
    .description('find the skills in a text; partners are charged for each call')
    .action(async (file: string | undefined, options: ExtractOptions) => {
      if (!file && surroundings().stdin.isTTY)
        throw wrongUsage('Specify a file, or pipe a text to standard input.')
      const { json, idempotencyKey, minConfidence, ...filters } = options
      const text = await readText(file ?? '-')
      if (!text.trim()) throw wrongUsage('The text is empty.')
      const skillary = await connection.open()
      const confidence =
        minConfidence === undefined ? {} : { min_confidence: shareOf(minConfidence) }
      const answer = await skillary.extract({ text, ...filters, ...confidence }, { idempotencyKey })
      if (json) return printJson(answer)
      printSkills(answer)
    })
  addHelp(extract, {
    about: [
      'Finds the skills that a text of up to 50 KB names or describes, with their places and confidence. Places count from 0, and the end of a place is exclusive. The server stores only the length of the text.',
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
  throw wrongUsage('--min-confidence must be a number from 0 to 1, such as 0.8.')
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
          { title: 'Confidence', align: 'right' },
          { title: 'Domain' },
          { title: 'Places' },
          { title: 'Text' },
        ],
        rows
      )
    )
  } else {
    print('No skills found in the text.')
  }
  print(
    paint(
      'dim',
      `${numberText(returned)} of ${numberText(total)} skills · ${costOf(calls)} · request ${id}`
    )
  )
}
