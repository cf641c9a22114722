import type { Command } from 'commander'
import { exit, exitCodes } from './exit.ts'

/** The help of a command besides its arguments and options. */
export interface HelpText {
  /** Paragraphs. */
  about?: string[]
  /** Shell commands. */
  examples?: string[]
  /** Its exit codes besides the common ones. */
  exits?: Array<keyof typeof exit>
  /** Files that it writes, and their content. */
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
    ['Exit codes, in addition to those of "skillary --help":', linesOf(exits.map(exitLine))],
    ['Files:', linesOf(files)],
  ])
}

/** Adds the sections that apply to every command to the help of the program. */
export function addCommonHelp(program: Command): Command {
  return addSections(program, [
    ['Environment:', linesOf(environment)],
    ['Exit codes:', linesOf(commonExits.map(exitLine))],
    ['Files:', linesOf([configuration])],
  ])
}

const environment: Line[] = [
  ['SKILLARY_SERVER', 'the server, unless --server is set'],
  ['SKILLARY_KEY', 'an API key, used instead of the saved login'],
  ['SKILLARY_TOKEN', 'an access token; SKILLARY_KEY takes precedence'],
  ['XDG_CONFIG_HOME', 'the directory of the configuration (default: ~/.config)'],
  ['NO_COLOR', 'disables colours; pipes and files never have colours'],
]

const commonExits = ['done', 'failed', 'usage', 'login', 'exhausted', 'unreachable'] as const

const configuration: Line = [
  '~/.config/skillary/config.json',
  'sessions and keys; must not be readable by other users',
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

/** Terms in one column, descriptions in another; at most 80 characters per line with the section's indent. */
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
