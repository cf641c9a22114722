import type { Command } from 'commander'
import { exit, exitCodes } from './skillary_exit.ts'

/** What a command's help says besides its arguments and options. */
export interface HelpText {
  /** Paragraphs. */
  about?: string[]
  /** Lines of a shell. */
  examples?: string[]
  /** Its exit codes besides those that every command has. */
  exits?: Array<keyof typeof exit>
  /** Files that it writes, and what they hold. */
  files?: Line[]
}

type Line = readonly [term: string, text: string]
type Section = [title: string, lines: string[]]

/** Adds the text below the help of a command. */
export function addHelp(
  command: Command,
  { about = [], examples = [], exits = [], files = [] }: HelpText
): Command {
  return addSections(command, [
    ['', about],
    ['Examples:', examples.map((line) => `$ ${line}`)],
    ['Exit codes, besides those of "skillary --help":', linesOf(exits.map(exitLine))],
    ['Files:', linesOf(files)],
  ])
}

/** Adds what holds for every command below the help of the program. */
export function addCommonHelp(program: Command): Command {
  return addSections(program, [
    ['Environment:', linesOf(environment)],
    ['Exit codes:', linesOf(commonExits.map(exitLine))],
    ['Files:', linesOf([configuration])],
  ])
}

const environment: Line[] = [
  ['SKILLARY_SERVER', 'the server, unless --server names one'],
  ['SKILLARY_KEY', 'an API key, used instead of a sign-in'],
  ['SKILLARY_TOKEN', 'an access token; SKILLARY_KEY comes first'],
  ['XDG_CONFIG_HOME', 'the folder of the configuration (default: ~/.config)'],
  ['NO_COLOR', 'turns colours off; pipes and files never have them'],
]

const commonExits = ['done', 'failed', 'usage', 'signIn', 'exhausted', 'unreachable'] as const

const configuration: Line = [
  '~/.config/skillary/config.json',
  'sessions and keys; refused if others can read it',
]

function exitLine(name: keyof typeof exit): Line {
  return [String(exit[name]), exitCodes[name]]
}

function addSections(command: Command, sections: Section[]): Command {
  for (const [title, lines] of sections) {
    if (!lines.length) continue
    const text = title
      ? [title, ...lines.map((line) => `  ${line}`)].join('\n')
      : lines.map((line) => wrap(line, 80)).join('\n\n')
    command.addHelpText('after', `\n${text}`)
  }
  return command
}

/** Terms in one column, what they mean beside it; at most 80 characters a line with the indent of a section. */
function linesOf(lines: readonly Line[]): string[] {
  const column = Math.max(...lines.map(([term]) => term.length)) + 2
  return lines.map(
    ([term, text]) =>
      term.padEnd(column) + wrap(text, 78 - column).replaceAll('\n', `\n${' '.repeat(column + 2)}`)
  )
}

function wrap(text: string, width: number): string {
  const lines = ['']
  for (const word of text.split(' ')) {
    const line = lines[lines.length - 1]
    if (line && line.length + 1 + word.length > width) lines.push(word)
    else lines[lines.length - 1] = line ? `${line} ${word}` : word
  }
  return lines.join('\n')
}
