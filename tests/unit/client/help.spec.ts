import type { Command } from 'commander'
import { test } from '@japa/runner'
import { createProgram } from '../../../client/cli/program.ts'

/** All commands without subcommands. */
function commandsOf(command: Command): Command[] {
  return command.commands.length ? command.commands.flatMap(commandsOf) : [command]
}

const program = createProgram()
const commands = commandsOf(program)

test.group('The help of skillary', () => {
  test('every command has --json and describes each argument', ({ assert }) => {
    assert.isAbove(commands.length, 20)
    for (const command of commands) {
      assert.isNotEmpty(command.description(), command.name())
      for (const { description } of command.registeredArguments) {
        assert.isNotEmpty(description, command.name())
      }
      assert.isTrue(
        command.options.some(({ long }) => long === '--json'),
        command.name()
      )
    }
  })

  test('fits a terminal of 80 characters, except for shell commands', ({ assert }) => {
    for (const command of [program, ...commands]) {
      let text = ''
      command.configureOutput({ writeOut: (piece) => (text += piece), getOutHelpWidth: () => 80 })
      command.outputHelp()
      const wide = text.split('\n').filter((line) => line.length > 80 && !line.includes('$ '))
      assert.deepEqual(wide, [], command.name())
    }
  })
})
