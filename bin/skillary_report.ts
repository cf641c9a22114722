import { CommanderError, type Command } from 'commander'
import { SkillaryProblem } from '../client/skillary.ts'
import { givenBy } from './skillary_connection.ts'
import { surroundings } from './skillary_surroundings.ts'
import { paint, printToStderr } from './skillary_terminal.ts'

/** Says on standard error what went wrong, and what may be done about it. */
export function report(error: unknown, program: Command) {
  if (error instanceof CommanderError && error.code.startsWith('commander.')) return
  const message = error instanceof Error ? error.message : String(error)
  printToStderr(`${programName()} ${message}`)
  if (!(error instanceof SkillaryProblem)) return
  for (const { field, message: text } of error.errors) {
    const option = optionOf(field, program)
    printToStderr(message.includes(text) ? `  at ${option}` : `  ${option}: ${text}`)
  }
  const advice = adviceOn(error)
  if (advice) printToStderr(`  ${advice}`)
  const traced = [`status ${error.status}`, error.code]
  if (error.requestId) traced.push(`request ${error.requestId}`)
  printToStderr(paint('dim', traced.join(' · '), surroundings().stderr))
}

/** What stands before each fault. */
export function programName(): string {
  return paint('red', 'skillary:', surroundings().stderr)
}

/** Fields whose options are called otherwise. */
const otherNames: Record<string, string> = {
  abilities: '--ability',
  expires_at: '--expires',
  cap_calls: '--cap',
  overlap_days: '--overlap',
  events: '--event',
}

/** A field of the API as the option that fills it; one of a list as the list. */
function optionOf(entry: string, program: Command): string {
  const field = entry.replace(/\.\d+$/, '')
  const long = otherNames[field] ?? `--${field.replaceAll('_', '-')}`
  const isKnown = (command: Command): boolean =>
    command.options.some((option) => option.long === long) || command.commands.some(isKnown)
  return isKnown(program) ? `${long} (${field})` : field
}

/** What the environment gives comes before a sign-in, so another one would change nothing. */
function signInAdvice(): string {
  const name = givenBy()
  if (!name) return 'Sign in again: skillary login'
  return `It comes from ${name}: set another one there, or unset it to use your sign-in.`
}

/** What may be done, where the server's own sentence cannot know. */
function adviceOn({ status, code, retryAfter }: SkillaryProblem): string | null {
  if (code === 'wrong_credentials') return null
  if (status === 401) return signInAdvice()
  if (code === 'missing_ability') return 'Whoever made the key can tick more for a new one.'
  if (code === 'key_cap_reached') return 'Whoever made the key can raise its cap.'
  if (status === 403) return 'skillary whoami says who is signed in, and as what.'
  if (status === 409 && code === 'upload_is_over') return 'skillary tasks says how it ended.'
  if (code === 'cursor_gone') {
    return 'Begin anew: move the cursor file away, and the output that was made with it.'
  }
  if (status === 413 && code !== 'text_too_long')
    return 'Part the file, or ask for a higher limit in Limitation Setup.'
  if (status === 429 && retryAfter) return `Try again in ${retryAfter} s.`
  if (status >= 500) return 'Try again later; the request below helps those who run the server.'
  return null
}
