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
  files?: Array<[place: string, what: string]>
}

type Section = [title: string, lines: string[]]

/** Adds the text below the help of a command. */
export function addHelp(
  command: Command,
  { about = [], examples = [], exits = [], files = [] }: HelpText
): Command {
  return addSections(command, [
    ['', about],
    ['Examples:', examples.map((line) => `$ ${line}`)],
    ['Exit codes, besides those of "skillary --help":', exits.map(lineOfExit)],
    ['Files:', files.map(lineOf)],
  ])
}

/** Adds what holds for every command below the help of the program. */
export function addCommonHelp(program: Command): Command {
  return addSections(program, [
    [
      'Environment:',
      [
        ['SKILLARY_SERVER', 'the server, unless --server names one'],
        ['SKILLARY_KEY', 'an API key, used instead of a sign-in'],
        ['SKILLARY_TOKEN', 'an access token, used instead of a sign-in; SKILLARY_KEY comes first'],
        ['XDG_CONFIG_HOME', 'the folder of the configuration (default: ~/.config)'],
        ['NO_COLOR', 'turns colours off; pipes and files never have them'],
      ].map(lineOf),
    ],
    ['Exit codes:', (Object.keys(exit) as Array<keyof typeof exit>).map(lineOfExit)],
    [
      'Files:',
      [
        lineOf([
          '~/.config/skillary/config.json',
          'the session and key of each server; it is refused if others can read it',
        ]),
      ],
    ],
  ])
}

function addSections(command: Command, sections: Section[]): Command {
  for (const [title, lines] of sections) {
    if (!lines.length) continue
    const text = title
      ? [title, ...lines.map((line) => `  ${line}`)].join('\n')
      : lines.map((line) => wrap(line)).join('\n\n')
    command.addHelpText('after', `\n${text}`)
  }
  return command
}

function lineOfExit(name: keyof typeof exit): string {
  return lineOf([String(exit[name]), exitCodes[name]])
}

function lineOf([term, text]: [term: string, text: string] | string[]): string {
  return `${term.padEnd(4)}  ${text}`
}

/** At most 80 characters a line. */
function wrap(text: string): string {
  return text.replace(/(?![^\n]{1,80}$)([^\n]{1,80})\s/g, '$1\n')
}
