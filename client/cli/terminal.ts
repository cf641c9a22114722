import { createInterface, type Interface } from 'node:readline/promises'
import { Writable } from 'node:stream'
import { text as readAll } from 'node:stream/consumers'
import { styleText } from 'node:util'
import { Interrupted } from './exit.ts'
import { alignColumns } from '../../app/core/align_columns.ts'
import { surroundings, type Output } from './surroundings.ts'

export type Style = Parameters<typeof styleText>[0]

/** Colours on a terminal, plain text in a pipe, a file or with NO_COLOR. */
export function paint(style: Style, text: string, stream: Output = surroundings().stdout) {
  const { env } = surroundings()
  const coloured = stream.isTTY === true && !env.NO_COLOR && env.TERM !== 'dumb'
  return coloured ? styleText(style, text, { validateStream: false }) : text
}

export interface Column {
  title: string
  align?: 'right'
  style?: Style
}

/** Rows under their titles, each column as wide as its longest cell; the last column is not padded unless it is right-aligned. */
export function table(columns: Column[], rows: string[][]): string {
  const titles = columns.map(({ title }) => title.toUpperCase())
  const [head, ...body] = alignColumns(
    [titles, ...rows],
    (column) => columns[column].align === 'right'
  )
  const painted = body.map((row) =>
    row.map((text, column) => {
      const { style } = columns[column]
      return style ? paint(style, text) : text
    })
  )
  return [head.map((text) => paint('dim', text)), ...painted]
    .map((row) => row.join('  '))
    .join('\n')
}

/** With thousands separators, and decimals only where there are any: `12,345`, `95`, `61.25`. */
export function numberText(value: number): string {
  return value.toLocaleString('en', { maximumFractionDigits: 2 })
}

export function print(text = '') {
  surroundings().stdout.write(`${text}\n`)
}

/** Prints everything that is not a result; standard output has results only. */
export function printToStderr(text: string) {
  surroundings().stderr.write(`${text}\n`)
}

export function printJson(value: unknown) {
  print(JSON.stringify(value, null, 2))
}

/** Prompts on the terminal, on stderr so that stdout has results only. */
export async function ask(question: string): Promise<string> {
  const { stdin, stderr } = surroundings()
  const terminal = createInterface({ input: stdin, output: stderr })
  try {
    const answer = await Promise.race([terminal.question(question), interruptionOf(terminal)])
    return answer.trim()
  } catch (error) {
    stderr.write('\n')
    throw error
  } finally {
    terminal.close()
  }
}

/** Prompts without echoing the input. */
export async function askSecret(question: string): Promise<string> {
  const nowhere = new Writable({ write: (_chunk, _encoding, done) => done() })
  const { stdin, stderr } = surroundings()
  const terminal = createInterface({ input: stdin, output: nowhere, terminal: true })
  stderr.write(question)
  try {
    return await Promise.race([terminal.question(''), interruptionOf(terminal)])
  } finally {
    terminal.close()
    stderr.write('\n')
  }
}

/** Rejects when Ctrl+C is pressed: readline keeps the signal from the process. */
function interruptionOf(terminal: Interface): Promise<never> {
  return new Promise((_, reject) => {
    terminal.once('SIGINT', () => reject(new Interrupted('Interrupted.')))
  })
}

/** Standard input without its final line break. */
export async function readStdin(): Promise<string> {
  const text = await readAll(surroundings().stdin)
  return text.replace(/\r?\n$/, '')
}
