import type { Command, Help } from 'commander'
import { exit, exitCodes } from './skillary_exit.ts'
import { paint } from './skillary_terminal.ts'

/** What the manual says of a command besides its arguments and options. */
export interface Manual {
  /** Paragraphs. */
  about?: string[]
  /** Lines of a shell. */
  examples?: string[]
  /** What it may end with besides the codes that every command has. */
  exits?: Array<keyof typeof exit>
  files?: Array<[place: string, what: string]>
  /** Other commands. */
  seeAlso?: string[]
}

type Block =
  | { kind: 'text'; text: string }
  | { kind: 'list'; items: Array<[term: string, text: string]> }
  | { kind: 'code'; lines: string[] }

interface Section {
  title: string
  blocks: Block[]
  /** Alike for all commands: the document says it once. */
  isCommon?: boolean
}

const manuals = new WeakMap<Command, Manual>()
const commonExits: Array<keyof typeof exit> = [
  'done',
  'failed',
  'usage',
  'signIn',
  'exhausted',
  'unreachable',
]

const environment: Array<[string, string]> = [
  ['SKILLARY_SERVER', 'The server to ask, where --server does not say.'],
  ['SKILLARY_KEY', 'An API key, in place of a sign-in.'],
  [
    'SKILLARY_TOKEN',
    'An access token of the API, in place of a sign-in; SKILLARY_KEY comes first.',
  ],
  ['XDG_CONFIG_HOME', 'Where the configuration stands; ~/.config otherwise.'],
  ['NO_COLOR', 'No colours. There are none in a pipe or a file either.'],
]

const configuration: [string, string] = [
  '~/.config/skillary/config.json',
  'Sessions and keys of each server. It is refused where others can read it.',
]

/** Gives a command its pages of the manual. */
export function addManual(command: Command, manual: Manual): Command {
  manuals.set(command, manual)
  return command
}

/** What `--help` prints. */
export function formatManual(command: Command, help: Help): string {
  const width = Math.min(help.helpWidth ?? 80, 100)
  return sectionsOf(command, help)
    .map(({ title, blocks }) => {
      const body = blocks.map((block) => inTerminal(block, width)).join('\n\n')
      return `${paint('bold', title)}\n${body}\n`
    })
    .join('\n')
}

/** The whole manual as one document in Markdown. */
export function manualInMarkdown(program: Command): string {
  const chapters = [program, ...commandsOf(program)].map((command) => {
    const sections = sectionsOf(command, command.createHelp())
      .filter(({ title, isCommon }) => title !== 'NAME' && !(isCommon && command !== program))
      .map(({ title, blocks }) => {
        const heading =
          title === 'DESCRIPTION' || title === 'SYNOPSIS' ? [] : [`**${cased(title)}**`]
        return [...heading, ...blocks.map(inMarkdown)].join('\n\n')
      })
    const level = command === program ? '#' : '##'
    const summary = `${sentence(command.description())}`
    return [`${level} ${pathOf(command)}`, summary, ...sections].join('\n\n')
  })
  const note = '<!-- Written by `npm run docs:cli`; the same words as `skillary help`. -->'
  return [note, ...chapters].join('\n\n')
}

/** Each command that does something, those of groups with their group's name before them. */
export function commandsOf(program: Command): Command[] {
  return program.commands.flatMap((command) => [command, ...commandsOf(command)])
}

/** `skillary keys create` */
export function pathOf(command: Command): string {
  return command.parent ? `${pathOf(command.parent)} ${command.name()}` : command.name()
}

function sectionsOf(command: Command, help: Help): Section[] {
  const {
    about = [],
    examples = [],
    exits = [],
    files = [],
    seeAlso = [],
  } = manuals.get(command) ?? {}
  const isProgram = !command.parent
  const options = [...help.visibleOptions(command), ...(isProgram ? [] : globalOptions(command))]
  const related = [...seeAlso, ...(command.parent?.parent ? [command.parent.name()] : [])]
  const codes = [...commonExits, ...(isProgram ? (['rejected', 'interrupted'] as const) : exits)]
  const sections: Section[] = [
    { title: 'NAME', blocks: [text(`${pathOf(command)} – ${command.description()}`)] },
    { title: 'SYNOPSIS', blocks: [code([help.commandUsage(command)])] },
    { title: 'DESCRIPTION', blocks: about.map(text) },
    {
      title: 'COMMANDS',
      blocks: listOf(
        help.visibleCommands(command).map((sub) => [help.subcommandTerm(sub), sub.description()])
      ),
    },
    {
      title: 'ARGUMENTS',
      blocks: listOf(
        command.registeredArguments
          .filter(({ description }) => description)
          .map((argument) => [help.argumentTerm(argument), help.argumentDescription(argument)])
      ),
    },
    {
      title: 'OPTIONS',
      blocks: listOf(
        options.map((option) => [help.optionTerm(option), help.optionDescription(option)])
      ),
    },
    {
      title: 'EXAMPLES',
      blocks: examples.length ? [code(examples.map((line) => `$ ${line}`))] : [],
    },
    { title: 'ENVIRONMENT', blocks: listOf(environment), isCommon: true },
    {
      title: 'EXIT CODES',
      blocks: listOf(codes.map((name) => [String(exit[name]), exitCodes[name]])),
      isCommon: !exits.length,
    },
    { title: 'FILES', blocks: listOf([...files, configuration]), isCommon: !files.length },
    {
      title: 'SEE ALSO',
      blocks: related.length ? [text(related.map((name) => `skillary ${name}`).join(', '))] : [],
    },
  ]
  return sections.filter(({ blocks }) => blocks.length)
}

function globalOptions(command: Command) {
  let program = command
  while (program.parent) program = program.parent
  return program.options.filter(({ long }) => long === '--server')
}

function text(words: string): Block {
  return { kind: 'text', text: words }
}

function code(lines: string[]): Block {
  return { kind: 'code', lines }
}

function listOf(items: Array<[string, string]>): Block[] {
  return items.length ? [{ kind: 'list', items }] : []
}

function inTerminal(block: Block, width: number): string {
  switch (block.kind) {
    case 'text':
      return wrap(block.text, width, 4)
    case 'code':
      return block.lines.map((line) => `    ${line}`).join('\n')
    case 'list': {
      const column = 4 + Math.min(24, Math.max(...block.items.map(([term]) => term.length))) + 2
      return block.items
        .map(([term, words]) => {
          const wrapped = wrap(sentence(words), width, column)
          if (term.length > column - 6) return `    ${term}\n${wrapped}`
          return `    ${term.padEnd(column - 4)}${wrapped.trimStart()}`
        })
        .join('\n')
    }
  }
}

function inMarkdown(block: Block): string {
  switch (block.kind) {
    case 'text':
      return escaped(block.text)
    case 'code':
      return ['```sh', ...block.lines, '```'].join('\n')
    case 'list':
      return block.items
        .map(([term, words]) => `- \`${term}\`: ${escaped(sentence(words))}`)
        .join('\n')
  }
}

function wrap(words: string, width: number, indent: number): string {
  const lines = ['']
  for (const word of words.split(' ')) {
    const line = lines[lines.length - 1]
    if (line && indent + line.length + 1 + word.length > width) lines.push(word)
    else lines[lines.length - 1] = line ? `${line} ${word}` : word
  }
  return lines.map((line) => ' '.repeat(indent) + line).join('\n')
}

function escaped(words: string): string {
  return words.replace(/[<>*_]/g, (character) => `\\${character}`)
}

function sentence(words: string): string {
  const whole = /[.!?)]$/.test(words) ? words : `${words}.`
  return whole.charAt(0).toUpperCase() + whole.slice(1)
}

function cased(title: string): string {
  return title.charAt(0) + title.slice(1).toLowerCase()
}
