import { createInterface } from 'node:readline/promises'
import { Writable } from 'node:stream'
import { text as readAll } from 'node:stream/consumers'
import { styleText } from 'node:util'

export type Style = Parameters<typeof styleText>[0]

/** Colours where a person looks, plain text in a pipe, a file or under NO_COLOR. */
export function paint(style: Style, text: string, stream: NodeJS.WriteStream = process.stdout) {
  const coloured = stream.isTTY === true && !process.env.NO_COLOR && process.env.TERM !== 'dumb'
  return coloured ? styleText(style, text, { validateStream: false }) : text
}

export interface Column {
  title: string
  align?: 'right'
  style?: Style
}

/** Rows under their titles, each column as wide as its longest cell; the last one is not padded. */
export function table(columns: Column[], rows: string[][]): string {
  const widths = columns.map(({ title }, index) =>
    Math.max(title.length, ...rows.map((row) => row[index].length))
  )
  const cell = (text: string, index: number) => {
    if (columns[index].align === 'right') return text.padStart(widths[index])
    return index === columns.length - 1 ? text : text.padEnd(widths[index])
  }
  const head = columns.map(({ title }, index) => paint('dim', cell(title.toUpperCase(), index)))
  const body = rows.map((row) =>
    row
      .map((text, index) => {
        const { style } = columns[index]
        return style ? paint(style, cell(text, index)) : cell(text, index)
      })
      .join('  ')
  )
  return [head.join('  '), ...body].join('\n')
}

export function print(text = '') {
  process.stdout.write(`${text}\n`)
}

export function printJson(value: unknown) {
  print(JSON.stringify(value, null, 2))
}

/** Asks on the terminal; questions go to stderr, so that stdout holds answers only. */
export async function ask(question: string): Promise<string> {
  const terminal = createInterface({ input: process.stdin, output: process.stderr })
  terminal.once('SIGINT', leave)
  try {
    const answer = await terminal.question(question)
    return answer.trim()
  } finally {
    terminal.close()
  }
}

/** Asks without showing what is typed. */
export async function askSecret(question: string): Promise<string> {
  const nowhere = new Writable({ write: (_chunk, _encoding, done) => done() })
  const terminal = createInterface({ input: process.stdin, output: nowhere, terminal: true })
  terminal.once('SIGINT', leave)
  process.stderr.write(question)
  try {
    return await terminal.question('')
  } finally {
    terminal.close()
    process.stderr.write('\n')
  }
}

/** As a shell says that Ctrl-C ended it. */
function leave() {
  process.stderr.write('\n')
  process.exit(130)
}

/** What was piped in, without the line break at its end. */
export async function readStdin(): Promise<string> {
  const text = await readAll(process.stdin)
  return text.replace(/\r?\n$/, '')
}
