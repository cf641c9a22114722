import { CommanderError, type Command } from 'commander'
import { SkillaryProblem } from '../client/skillary.ts'
import { paint } from './skillary_terminal.ts'

/** Says on standard error what went wrong, and what may be done about it. */
export function report(error: unknown, program: Command) {
  if (error instanceof CommanderError && error.code.startsWith('commander.')) return
  const message = error instanceof Error ? error.message : String(error)
  console.error(`${paint('red', 'skillary:', process.stderr)} ${message}`)
  if (!(error instanceof SkillaryProblem)) return
  for (const { field, message: text } of error.errors) {
    const option = optionOf(field, program)
    console.error(message.includes(text) ? `  at ${option}` : `  ${option}: ${text}`)
  }
  const advice = adviceOn(error)
  if (advice) console.error(`  ${advice}`)
  const traced = [`status ${error.status}`, error.code]
  if (error.requestId) traced.push(`request ${error.requestId}`)
  console.error(paint('dim', traced.join(' · '), process.stderr))
}

/** A field of the API as the option that fills it. */
function optionOf(field: string, program: Command): string {
  const long = `--${field.replaceAll('_', '-')}`
  const isKnown = (command: Command): boolean =>
    command.options.some((option) => option.long === long) || command.commands.some(isKnown)
  return isKnown(program) ? `${long} (${field})` : field
}

/** What may be done, where the server's own sentence cannot know. */
function adviceOn({ status, code, retryAfter }: SkillaryProblem): string | null {
  if (status === 401) return 'Sign in again: skillary login'
  if (code === 'missing_ability') return 'Whoever made the key can tick more for a new one.'
  if (code === 'key_cap_reached') return 'Whoever made the key can raise its cap.'
  if (status === 403) return 'skillary whoami says who is signed in, and as what.'
  if (status === 409 && code === 'upload_is_over') return 'skillary tasks says how it ended.'
  if (status === 413) return 'Part the file, or ask for a higher limit in Limitation Setup.'
  if (status === 429 && retryAfter) return `Try again in ${retryAfter} s.`
  if (status >= 500) return 'Try again later; the request below helps those who run the server.'
  return null
}
