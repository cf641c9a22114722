import { writeFileSync } from 'node:fs'
import { relative } from 'node:path'
import type { NamedReporterContract } from '@japa/runner/types'

/** Writes the counts of a run and the duration of each test in ms to the file in TEST_SUMMARY, for `npm test`. */
export const summaryReporter: NamedReporterContract = {
  name: 'summary',
  handler(runner, emitter) {
    const file = process.env.TEST_SUMMARY
    if (!file) return
    const times: Array<{ file: string; title: string; ms: number }> = []
    emitter.on('test:end', ({ meta, title, duration }) => {
      const spec = relative(process.cwd(), String(meta.fileName))
      times.push({ file: spec, title: title.expanded, ms: Math.round(duration) })
    })
    emitter.on('runner:end', () => {
      const { aggregates, hasError } = runner.getSummary()
      const { passed, failed } = aggregates
      const counts = { passed, failed: hasError && !failed ? 1 : failed }
      writeFileSync(file, JSON.stringify({ ...counts, times }))
    })
  },
}
