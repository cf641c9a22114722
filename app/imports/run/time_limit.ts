import DefaultSetup from '#app/billing/default_setup'
import { FileFault } from '#app/core/files/file_fault'
import { localized } from '#app/core/text/text'

/** A signal that aborts with a fault at the time limit of Limitation Setup. */
export async function timeLimit(): Promise<{ signal: AbortSignal; clear: () => void }> {
  const { importMaximumMinutes: minutes } = await DefaultSetup.current()
  const limit = new AbortController()
  const end = () => limit.abort(timeLimitFault(minutes))
  const timer = setTimeout(end, minutes * 60_000).unref()
  return { signal: limit.signal, clear: () => clearTimeout(timer) }
}

export function timeLimitFault(minutes: number): FileFault {
  return new FileFault('took_too_long', localized('uploads_answers.took_too_long', { minutes }))
}
