import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import type { SampleLanguage } from '#app/core/samples/code_samples'

const run = promisify(execFile)

/** The interpreter itself, since shims are slow. */
async function pythonPath(): Promise<string> {
  return run('python3', ['-c', 'import sys; print(sys.executable)']).then(
    ({ stdout }) => stdout.trim(),
    () => 'python3'
  )
}

/** How a sample is run, and the required programs. */
export const interpreters: Record<SampleLanguage, { program: string; ending: string }> = {
  curl: { program: 'bash', ending: '.sh' },
  javascript: { program: process.execPath, ending: '.mjs' },
  python: { program: await pythonPath(), ending: '.py' },
  php: { program: 'php', ending: '.php' },
}
/** The interpreters of programs that a shell starts. */
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

/** Runs a program; returns its output if it failed, else an empty text. */
export function faultOf(
  program: string,
  words: string[],
  options: { cwd: string; env: NodeJS.ProcessEnv; input?: string }
): Promise<string> {
  const { input, ...rest } = options
  const running = run(program, words, { ...rest, timeout: 20_000, maxBuffer: 2 ** 26 })
  // A program that fails early may close its input first; its exit code is the result.
  running.child.stdin?.on('error', () => {})
  if (input !== undefined) running.child.stdin?.end(input)
  return running.then(
    () => '',
    (error: { stdout: string; stderr: string }) => `failed: ${error.stdout}${error.stderr}`
  )
}
