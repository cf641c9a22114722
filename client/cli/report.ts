import { CommanderError, type Command } from 'commander'
import { SkillaryProblem } from '../src/skillary.ts'
import { credentialVariable } from './connection.ts'
import { surroundings } from './surroundings.ts'
import { paint, printToStderr } from './terminal.ts'

/** Prints an error and how to fix it to standard error. */
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

/** The prefix of error messages. */
export function programName(): string {
  return paint('red', 'skillary:', surroundings().stderr)
}

/** Fields whose options have other names. */
const otherNames: Record<string, string> = {
  abilities: '--ability',
  expires_at: '--expires',
  cap_calls: '--cap',
  overlap_days: '--overlap',
  events: '--event',
}

/** The option of a field of the API; an entry of a list is shown as the list. */
function optionOf(entry: string, program: Command): string {
  const field = entry.replace(/\.\d+$/, '')
  const long = otherNames[field] ?? `--${field.replaceAll('_', '-')}`
  const isKnown = (command: Command): boolean =>
    command.options.some((option) => option.long === long) || command.commands.some(isKnown)
  return isKnown(program) ? `${long} (${field})` : field
}

/** The environment takes precedence over a saved login, so another login would change nothing. */
function loginAdvice(): string {
  const name = credentialVariable()
  if (!name) return 'Log in again: skillary login'
  return `The credentials come from ${name}. Change the variable, or unset it to use your saved login.`
}

/** Advice that the message of the server cannot give. */
function adviceOn({ status, code, retryAfter }: SkillaryProblem): string | null {
  if (code === 'wrong_credentials' || code === 'wrong_second_factor') return null
  if (code === 'second_factor_required') return 'Add --code with the code from your app.'
  if (code === 'second_factor_setup_required') return null
  if (status === 401) return loginAdvice()
  if (code === 'missing_ability') return 'The owner of the key can add the ability.'
  if (code === 'key_cap_reached') return 'The owner of the key can raise its cap.'
  if (code === 'email_unconfirmed') return null
  if (status === 403) return 'Run skillary whoami to see your account and role.'
  if (status === 409 && code === 'upload_is_over') return 'Run skillary tasks to see its result.'
  if (code === 'cursor_gone') {
    return 'Move the cursor file and its output, then start again.'
  }
  if (status === 413 && code !== 'text_too_long')
    return 'Split the file, or ask an administrator to raise the limit in Limitation Setup.'
  if (status === 429 && retryAfter) return `Try again in ${retryAfter} s.`
  if (status >= 500) return 'Try again later. If the error persists, report the request id below.'
  return null
}
