import { Argument, type Command, type Option } from 'commander'
import { addManual, commandsOf, pathOf } from './skillary_manual.ts'
import { print } from './skillary_terminal.ts'

const shells = ['bash', 'zsh', 'fish'] as const

type Shell = (typeof shells)[number]

/** What a word may be: one of some, a file, or anything. */
interface Place {
  words: readonly string[]
  isFile: boolean
}

const setups: Record<Shell, string> = {
  bash: 'skillary completion bash > ~/.local/share/bash-completion/completions/skillary',
  zsh: 'skillary completion zsh > "${fpath[1]}/_skillary"',
  fish: 'skillary completion fish > ~/.config/fish/completions/skillary.fish',
}

/** `completion`, which knows all commands, and itself. */
export function addCompletionCommand(program: Command) {
  const command = program
    .command('completion')
    .addArgument(new Argument('<shell>', 'whose language it is in').choices(shells))
    .description('print a script with which your shell completes commands, options and their words')
    .action((shell: Shell) => print(completionScript(program, shell)))
  addManual(command, {
    about: [
      'Done once, it works in each new shell. The script starts no program when a key is pressed.',
    ],
    examples: shells.map((shell) => setups[shell]),
  })
}

/** The script is complete in itself. */
export function completionScript(program: Command, shell: Shell): string {
  return { bash, zsh, fish }[shell](program)
}

function bash(program: Command): string {
  const commands = commandsOf(program)
  const known = commands.map((command) => `'${wordsOf(command)}'`).join('|')
  const values = commands.flatMap((command) =>
    optionsOf(command)
      .filter(takesValue)
      .map((option) => {
        const names = [option.short, option.long].filter(Boolean)
        const patterns = names.map((name) => `'${wordsOf(command)} ${name}'`).join('|')
        return `    ${patterns}) ${offered(placeOf(option))}; return ;;`
      })
  )
  const rest = commands.map((command) => {
    const flags = optionsOf(command).map(({ long }) => String(long))
    return `    '${wordsOf(command)}')
      if [[ $cur == -* ]]; then ${offered({ words: flags, isFile: false })}
      else ${offered(firstPlaceOf(command))}; fi ;;`
  })
  const first = [...program.commands.map((command) => command.name()), '--server', '--help']
  return `# bash completion for skillary
_skillary() {
  local cur=\${COMP_WORDS[COMP_CWORD]} prev=\${COMP_WORDS[COMP_CWORD-1]} words='' at
  for ((at = 1; at < COMP_CWORD; at++)); do
    case \${COMP_WORDS[at]} in
      --server) at=$((at + 1)); continue ;;
    esac
    case "\${words:+$words }\${COMP_WORDS[at]}" in
      ${known}) words="\${words:+$words }\${COMP_WORDS[at]}" ;;
    esac
  done
  COMPREPLY=()
  [[ $prev == --server ]] && return
  case "$words $prev" in
${values.join('\n')}
  esac
  case $words in
    '') ${offered({ words: first, isFile: false })} ;;
${rest.join('\n')}
  esac
}
complete -F _skillary skillary`
}

function offered({ words, isFile }: Place): string {
  if (isFile) return 'compopt -o default 2>/dev/null'
  return words.length ? `COMPREPLY=($(compgen -W '${words.join(' ')}' -- "$cur"))` : ':'
}

function zsh(program: Command): string {
  return `#compdef skillary
${zshLevel(program)}
if [ "$funcstack[1]" = "_skillary" ]; then _skillary "$@"; else compdef _skillary skillary; fi`
}

/** A function that completes the commands below this one, after those of its groups. */
function zshLevel(command: Command): string {
  const groups = command.commands.filter(isGroup).map(zshLevel)
  const described = command.commands.map((sub) => `    '${sub.name()}:${plain(sub.description())}'`)
  const cases = command.commands.map((sub) => {
    if (isGroup(sub)) return `      ${sub.name()}) ${inZshName(sub)} ;;`
    const options = optionsOf(sub).map((option) => {
      const value = takesValue(option) ? `:${option.attributeName()}:${inZsh(placeOf(option))}` : ''
      return `'${option.long}[${plain(option.description)}]${value}'`
    })
    const places = sub.registeredArguments.map((argument, index) => {
      const place = argument.variadic ? '*' : String(index + 1)
      return `'${place}:${argument.name()}:${inZsh(placeOf(argument))}'`
    })
    return `      ${sub.name()}) _arguments \\\n        ${[...options, ...places].join(' \\\n        ')} ;;`
  })
  const server = command.parent ? '' : `'--server[the server to ask]:url:' `
  const level = `${inZshName(command)}() {
  local state line
  local -a commands=(
${described.join('\n')}
  )
  _arguments -C ${server}'--help[show help]' '1:command:->command' '*::argument:->rest'
  case $state in
    command) _describe 'command' commands ;;
    rest) case $words[1] in
${cases.join('\n')}
    esac ;;
  esac
}`
  return [...groups, level].join('\n')
}

function inZshName(command: Command): string {
  return ['_skillary', ...wordsOf(command).split(' ').filter(Boolean)].join('_')
}

function inZsh({ words, isFile }: Place): string {
  if (isFile) return '_files'
  return words.length ? `(${words.join(' ')})` : ' '
}

function fish(program: Command): string {
  const lines = commandsOf(program).flatMap((command) => {
    const names = wordsOf(command).split(' ')
    const seen = `complete -c skillary -n '${names.map(seenInFish).join('; and ')}'`
    const place = firstPlaceOf(command)
    return [
      `complete -c skillary -n '${beforeInFish(command)}' -a ${command.name()} -d '${plain(command.description())}'`,
      ...optionsOf(command).map((option) => {
        const value = takesValue(option) ? ` ${inFish(placeOf(option))}` : ''
        const long = option.long?.slice(2) ?? ''
        return `${seen} -l ${long}${value} -d '${plain(option.description)}'`
      }),
      ...(place.isFile ? [`${seen} -F`] : []),
      ...(place.words.length && !isGroup(command) ? [`${seen} -a '${place.words.join(' ')}'`] : []),
    ]
  })
  return [
    '# fish completion for skillary',
    'complete -c skillary -f',
    "complete -c skillary -l server -x -d 'the server to ask'",
    ...lines,
  ].join('\n')
}

function seenInFish(name: string): string {
  return `__fish_seen_subcommand_from ${name}`
}

/** Where this command's own name may come next. */
function beforeInFish({ parent }: Command): string {
  if (!parent?.parent) return '__fish_use_subcommand'
  const siblings = parent.commands.map((command) => command.name()).join(' ')
  return `${seenInFish(parent.name())}; and not ${seenInFish(siblings)}`
}

function inFish({ words, isFile }: Place): string {
  if (isFile) return '-r -F'
  return words.length ? `-x -a '${words.join(' ')}'` : '-x'
}

/** `keys create`: a command's words after the program's name. */
function wordsOf(command: Command): string {
  return pathOf(command).split(' ').slice(1).join(' ')
}

function isGroup(command: Command): boolean {
  return command.commands.length > 0
}

/** What may come after the command's name. */
function firstPlaceOf(command: Command): Place {
  if (isGroup(command)) {
    return { words: command.commands.map((sub) => sub.name()), isFile: false }
  }
  const [argument] = command.registeredArguments
  return argument ? placeOf(argument) : { words: [], isFile: false }
}

function optionsOf(command: Command): Option[] {
  return command.createHelp().visibleOptions(command) as Option[]
}

function takesValue(option: Option): boolean {
  return option.required || option.optional
}

function placeOf(place: Option | Argument): Place {
  const words = place.argChoices ?? []
  const isFile = 'flags' in place ? place.flags.includes('<file>') : place.name() === 'file'
  return { words, isFile }
}

/** Without what ends a quoted word or a part of it in any of the shells. */
function plain(text: string): string {
  return text.replace(/["'\\$`[\]]/g, '').replaceAll(':', ',')
}
