import { execFileSync } from 'node:child_process'
import { readFile } from 'node:fs/promises'
import { test } from '@japa/runner'
import app from '@adonisjs/core/services/app'
import { completionScript } from '../../../bin/skillary_completion.ts'
import { commandsOf, manualInMarkdown, pathOf } from '../../../bin/skillary_manual.ts'
import { createProgram } from '../../../bin/skillary_program.ts'

const program = createProgram()
const commands = commandsOf(program).filter((command) => !command.commands.length)

test.group('The manual of skillary', () => {
  test('docs/cli.md is what the program says of itself (npm run docs:cli)', async ({ assert }) => {
    const written = await readFile(app.makePath('docs/cli.md'), 'utf8')
    assert.equal(written, `${manualInMarkdown(program)}\n`)
  })

  test('every command prints JSON if asked to, and says what each argument is', ({ assert }) => {
    for (const command of commands) {
      const path = pathOf(command)
      for (const { description } of command.registeredArguments)
        assert.isNotEmpty(description, path)
      if (['skillary completion', 'skillary help'].includes(path)) continue
      assert.isTrue(
        command.options.some(({ long }) => long === '--json'),
        path
      )
    }
  })

  test('each page has its sections, and no line is wider than a terminal', ({ assert }) => {
    for (const command of commands) {
      const page = command.helpInformation()
      for (const title of ['NAME', 'SYNOPSIS', 'OPTIONS', 'ENVIRONMENT', 'EXIT CODES', 'FILES']) {
        assert.match(page, new RegExp(`^${title}$`, 'm'), pathOf(command))
      }
      const [wide] = page
        .split('\n')
        .filter((line) => line.length > 80 && !line.startsWith('    $'))
      assert.isUndefined(wide, pathOf(command))
    }
  })

  test('completion knows the commands of groups, their options and their words', ({ assert }) => {
    const script = completionScript(program, 'bash')
    const completed = (...words: string[]) => {
      const line = words.map((word) => `'${word}'`).join(' ')
      const shell = `${script}\nCOMP_WORDS=(skillary ${line}); COMP_CWORD=${words.length}
        compopt() { echo "compopt $*"; }; _skillary; echo "\${COMPREPLY[*]}"`
      return execFileSync('bash', ['-c', shell], { encoding: 'utf8' }).trim()
    }
    assert.equal(completed('ba'), 'batch')
    assert.equal(completed('batch', ''), 'lookup related')
    assert.equal(completed('batch', 'lookup', ''), 'compopt -o default')
    assert.equal(completed('batch', 'lookup', '--by', 'e'), 'external_ids')
    assert.equal(completed('--server', 'http://x', 'keys', 'cre'), 'create')
    assert.equal(completed('keys', 'create', '--ab'), '--ability')
    const zsh = completionScript(program, 'zsh')
    assert.match(zsh, /^_skillary_keys\(\) \{$/m)
    const fish = completionScript(program, 'fish')
    assert.match(fish, /seen_subcommand_from keys; and __fish_seen_subcommand_from create' -l name/)
  })
})
