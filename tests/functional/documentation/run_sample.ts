import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import type { SampleLanguage } from '#app/core/samples/code_samples'

const run = promisify(execFile)

/** Itself, not a shim before it that looks for it each time. */
async function pythonPath(): Promise<string> {
  return run('python3', ['-c', 'import sys; print(sys.executable)']).then(
    ({ stdout }) => stdout.trim(),
    () => 'python3'
  )
}

/** How a sample is run, and what must be there for it. */
export const interpreters: Record<SampleLanguage, { program: string; ending: string }> = {
  curl: { program: 'bash', ending: '.sh' },
  javascript: { program: process.execPath, ending: '.mjs' },
  python: { program: await pythonPath(), ending: '.py' },
  php: { program: 'php', ending: '.php' },
}
/** Who writes the programs that a shell only starts. */
export const needed: Record<SampleLanguage, string> = {
  curl: 'curl',
  javascript: process.execPath,
  python: 'python3',
  php: 'php',
}

export async function isFound(program: string): Promise<boolean> {
  return run(program, ['--version']).then(
    () => true,
    () => false
  )
}

/** Runs a program; what it wrote where it ended badly, else nothing. */
export function faultOf(
  program: string,
  words: string[],
  options: { cwd: string; env: NodeJS.ProcessEnv; input?: string }
): Promise<string> {
  const { input, ...rest } = options
  const running = run(program, words, { ...rest, timeout: 20_000, maxBuffer: 2 ** 26 })
  if (input !== undefined) running.child.stdin?.end(input)
  return running.then(
    () => '',
    (error: { stdout: string; stderr: string }) => `failed: ${error.stdout}${error.stderr}`
  )
}
