import { Argument, type Command, type Option } from 'commander'
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

/** `completion`, which knows the commands that were added before it, and itself. */
export function addCompletionCommand(program: Command) {
  program
    .command('completion')
    .addArgument(new Argument('<shell>', 'whose language it is in').choices(shells))
    .description('print a script with which your shell completes commands, options and their words')
    .addHelpText(
      'after',
      `\nOnce, then in each new shell:\n${shells.map((shell) => `  $ ${setups[shell]}`).join('\n')}`
    )
    .action((shell: Shell) => print(completionScript(program, shell)))
}

/** The script is complete in itself: it starts no program when a key is pressed. */
export function completionScript(program: Command, shell: Shell): string {
  return { bash, zsh, fish }[shell](program)
}

function bash(program: Command): string {
  const values = program.commands.flatMap((command) =>
    optionsOf(command)
      .filter(takesValue)
      .map((option) => {
        const names = [option.short, option.long].filter(Boolean)
        const patterns = names.map((name) => `'${command.name()} ${name}'`).join('|')
        return `    ${patterns}) ${offered(placeOf(option))}; return ;;`
      })
  )
  const rest = program.commands.map((command) => {
    const flags = optionsOf(command).map(({ long }) => long)
    const [argument] = command.registeredArguments
    return `    ${command.name()})
      if [[ $cur == -* ]]; then ${offered({ words: flags.map(String), isFile: false })}
      else ${offered(argument ? placeOf(argument) : { words: [], isFile: false })}; fi ;;`
  })
  const first = [...program.commands.map((command) => command.name()), '--server', '--help']
  return `# bash completion for skillary
_skillary() {
  local cur=\${COMP_WORDS[COMP_CWORD]} prev=\${COMP_WORDS[COMP_CWORD-1]} command='' at
  for ((at = 1; at < COMP_CWORD; at++)); do
    case \${COMP_WORDS[at]} in
      --server) at=$((at + 1)) ;;
      -*) ;;
      *) command=\${COMP_WORDS[at]}; break ;;
    esac
  done
  COMPREPLY=()
  [[ $prev == --server ]] && return
  case "$command $prev" in
${values.join('\n')}
  esac
  case $command in
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
  const described = program.commands.map(
    (command) => `    '${command.name()}:${plain(command.description())}'`
  )
  const cases = program.commands.map((command) => {
    const options = optionsOf(command).map((option) => {
      const value = takesValue(option) ? `:${option.attributeName()}:${inZsh(placeOf(option))}` : ''
      return `'${option.long}[${plain(option.description)}]${value}'`
    })
    const places = command.registeredArguments.map((argument, index) => {
      const place = argument.variadic ? '*' : String(index + 1)
      return `'${place}:${argument.name()}:${inZsh(placeOf(argument))}'`
    })
    const said = [...options, ...places].join(' \\\n        ')
    return `      ${command.name()}) _arguments \\\n        ${said} ;;`
  })
  return `#compdef skillary
_skillary() {
  local state line
  local -a commands=(
${described.join('\n')}
  )
  _arguments -C '--server[the server to ask]:url:' '--help[show help]' '1:command:->command' '*::argument:->rest'
  case $state in
    command) _describe 'command' commands ;;
    rest) case $words[1] in
${cases.join('\n')}
    esac ;;
  esac
}
if [ "$funcstack[1]" = "_skillary" ]; then _skillary "$@"; else compdef _skillary skillary; fi`
}

function inZsh({ words, isFile }: Place): string {
  if (isFile) return '_files'
  return words.length ? `(${words.join(' ')})` : ' '
}

function fish(program: Command): string {
  const lines = program.commands.flatMap((command) => {
    const name = command.name()
    const seen = `complete -c skillary -n '__fish_seen_subcommand_from ${name}'`
    const [argument] = command.registeredArguments
    const place = argument && placeOf(argument)
    return [
      `complete -c skillary -n __fish_use_subcommand -a ${name} -d '${plain(command.description())}'`,
      ...optionsOf(command).map((option) => {
        const value = takesValue(option) ? ` ${inFish(placeOf(option))}` : ''
        const long = option.long?.slice(2) ?? ''
        return `${seen} -l ${long}${value} -d '${plain(option.description)}'`
      }),
      ...(place?.isFile ? [`${seen} -F`] : []),
      ...(place?.words.length ? [`${seen} -a '${place.words.join(' ')}'`] : []),
    ]
  })
  return [
    '# fish completion for skillary',
    'complete -c skillary -f',
    "complete -c skillary -l server -x -d 'the server to ask'",
    ...lines,
  ].join('\n')
}

function inFish({ words, isFile }: Place): string {
  if (isFile) return '-r -F'
  return words.length ? `-x -a '${words.join(' ')}'` : '-x'
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
