import type { CodeLanguage } from '#app/core/samples/coloured_code'

/** The languages of code samples, by their name in URLs and the cookie. */
export const sampleLanguages = {
  curl: { title: 'curl', grammar: 'shellscript', write: inCurl },
  javascript: { title: 'JavaScript', grammar: 'javascript', write: inJavascript },
  python: { title: 'Python', grammar: 'python', write: inPython },
  php: { title: 'PHP', grammar: 'php', write: inPhp },
} as const satisfies Record<
  string,
  { title: string; grammar: CodeLanguage; write: (call: ApiCall) => string }
>

export type SampleLanguage = keyof typeof sampleLanguages

export const sampleLanguageNames = Object.keys(sampleLanguages) as SampleLanguage[]

/** A `/v1` call with all its values, as input for a sample. */
export interface ApiCall {
  method: string
  /** The complete URL including path parameters, without the query. */
  url: string
  /** A name that ends in `[]` may occur several times. */
  query: Array<[name: string, value: string]>
  /** The environment variable with the credentials; null for public calls. */
  credential: 'SKILLARY_KEY' | 'SKILLARY_TOKEN' | null
  body: JsonBody | FileBody | null
  /** `file`: bytes, which are saved in the working directory. */
  answer: 'json' | 'text' | 'file' | 'nothing'
  /**
   * For a JSON response: the list to print line by line with these members; otherwise it is printed
   * as a whole.
   */
  rows?: { of: string; members: [string, string] }
}

/** The name of a file that is saved. */
const savedFile = 'document.pdf'

interface JsonBody {
  json: unknown
}

/** A form with a file from the working directory, in the field `file`. */
interface FileBody {
  file: string
  fields: Array<[name: string, value: string]>
}

/**
 * The call as a program that runs without dependencies; only the credentials come from the
 * environment. It exits with a non-zero status if the call is refused.
 */
export function codeSample(call: ApiCall, language: SampleLanguage): string {
  return sampleLanguages[language].write(call)
}

function inCurl({ method, url, query, credential, body, answer }: ApiCall): string {
  const isPlain = method === 'GET' || (method === 'POST' && body)
  const parts = [
    ...(isPlain ? [] : [`--request ${method}`]),
    ...query.map(([name, value]) => `--data-urlencode ${inShell(`${name}=${value}`)}`),
    ...(credential ? [`--header "Authorization: Bearer $${credential}"`] : []),
    ...(body ? curlBody(body) : []),
    ...(answer === 'file' ? [`--output ${savedFile}`] : []),
  ]
  const get = query.length ? ' --get' : ''
  const end = answer === 'nothing' ? '--fail' : '--fail-with-body'
  return [`curl ${end}${get}`, inShell(url), ...parts].join(' \\\n  ')
}

function curlBody(body: JsonBody | FileBody): string[] {
  if ('json' in body) return [`--json ${inShell(JSON.stringify(body.json, null, 2))}`]
  const fields = body.fields.map(([name, value]) => `--form ${inShell(`${name}=${value}`)}`)
  return [...fields, `--form ${inShell(`file=@${body.file}`)}`]
}

function inJavascript({ method, url, query, credential, body, answer, rows }: ApiCall): string {
  const headers = [
    ...(credential ? [`Authorization: \`Bearer \${process.env.${credential}}\``] : []),
    ...(body && 'json' in body ? [`'Content-Type': 'application/json'`] : []),
  ]
  const options = [
    ...(method === 'GET' ? [] : [`  method: '${method}',`]),
    ...(headers.length === 1 ? [`  headers: { ${headers[0]} },`] : []),
    ...(headers.length > 1 ? ['  headers: {', ...headers.map((one) => `    ${one},`), '  },'] : []),
    ...(body
      ? ['json' in body ? `  body: JSON.stringify(${indented(json(body.json))}),` : '  body: form,']
      : []),
  ]
  const urlCode = query.length ? `\`${url}?\${query}\`` : `'${url}'`
  return [
    ...(body && 'file' in body ? [`import { openAsBlob } from 'node:fs'`, ''] : []),
    ...(answer === 'file' ? [`import { writeFile } from 'node:fs/promises'`, ''] : []),
    ...(query.length
      ? [
          'const query = new URLSearchParams([',
          ...query.map((pair) => `  [${pair.map((one) => JSON.stringify(one)).join(', ')}],`),
          '])',
        ]
      : []),
    ...(body && 'file' in body
      ? [
          'const form = new FormData()',
          ...body.fields.map(([name, value]) => `form.set('${name}', ${JSON.stringify(value)})`),
          `form.set('file', await openAsBlob('${body.file}'), '${body.file}')`,
        ]
      : []),
    options.length
      ? [`const response = await fetch(${urlCode}, {`, ...options, '})'].join('\n')
      : `const response = await fetch(${urlCode})`,
    'if (!response.ok) throw new Error(await response.text())',
    ...javascriptEnd(answer, rows),
  ].join('\n')
}

function javascriptEnd(answer: ApiCall['answer'], rows: ApiCall['rows']): string[] {
  if (answer === 'nothing') return []
  if (answer === 'text') return ['', 'console.log(await response.text())']
  if (answer === 'file') return ['', `await writeFile('${savedFile}', response.body)`]
  if (!rows) return ['', 'console.log(await response.json())']
  const [first, second] = rows.members
  return [
    '',
    `const { ${rows.of} } = await response.json()`,
    `for (const { ${first}, ${second} } of ${rows.of}) console.log(${first}, ${second})`,
  ]
}

function inPython({ method, url, query, credential, body, answer, rows }: ApiCall): string {
  const isJson = body !== null && 'json' in body
  const isFile = body !== null && 'file' in body
  const imports = [
    ...(answer === 'json' || isJson ? ['import json'] : []),
    ...(credential ? ['import os'] : []),
    ...(isFile ? ['import uuid'] : []),
    ...(query.length ? ['from urllib.parse import urlencode'] : []),
    'from urllib.request import Request, urlopen',
  ]
  const urlCode = query.length ? `"${url}?" + query` : `"${url}"`
  const name = method === 'GET' ? '' : `, method="${method}"`
  return [
    ...imports,
    '',
    ...(query.length
      ? [
          'query = urlencode([',
          ...query.map((pair) => `    (${pair.map((one) => JSON.stringify(one)).join(', ')}),`),
          '])',
        ]
      : []),
    `request = Request(${urlCode}${name})`,
    ...(credential
      ? [`request.add_header("Authorization", "Bearer " + os.environ["${credential}"])`]
      : []),
    ...(isJson
      ? [
          'request.add_header("Content-Type", "application/json")',
          `request.data = json.dumps(${pythonLiteral(body.json)}).encode()`,
        ]
      : []),
    ...(isFile ? pythonForm(body) : []),
    ...pythonEnd(answer, rows),
  ].join('\n')
}

/** The encoded multipart form, which urllib cannot generate. */
function pythonForm({ fields, file }: FileBody): string[] {
  return [
    '',
    'boundary = uuid.uuid4().hex',
    'start = "--" + boundary + "\\r\\nContent-Disposition: form-data; name="',
    'form = b""',
    ...fields.map(
      ([name, value]) =>
        `form += (start + ${JSON.stringify(`"${name}"\r\n\r\n${value}\r\n`)}).encode()`
    ),
    `form += (start + ${JSON.stringify(`"file"; filename="${file}"\r\n\r\n`)}).encode()`,
    `with open("${file}", "rb") as file:`,
    '    form += file.read() + ("\\r\\n--" + boundary + "--\\r\\n").encode()',
    'request.add_header("Content-Type", "multipart/form-data; boundary=" + boundary)',
    'request.data = form',
    '',
  ]
}

function pythonEnd(answer: ApiCall['answer'], rows: ApiCall['rows']): string[] {
  if (answer === 'nothing') return ['urlopen(request)']
  const open = 'with urlopen(request) as response:'
  if (answer === 'text') return [open, '    print(response.read().decode())']
  if (answer === 'file') {
    return [
      open,
      `    with open("${savedFile}", "wb") as file:`,
      '        file.write(response.read())',
    ]
  }
  if (!rows) return [open, '    print(json.load(response))']
  const [first, second] = rows.members
  return [
    open,
    '    answer = json.load(response)',
    '',
    `for row in answer["${rows.of}"]:`,
    `    print(row["${first}"], row["${second}"])`,
  ]
}

function inPhp({ method, url, query, credential, body, answer, rows }: ApiCall): string {
  const headers = [
    ...(credential ? [`'Authorization: Bearer ' . getenv('${credential}')`] : []),
    ...(body && 'json' in body ? [`'Content-Type: application/json'`] : []),
    ...(body && 'file' in body ? [`"Content-Type: multipart/form-data; boundary=$boundary"`] : []),
  ]
  const options = [
    ...(method === 'GET' ? [] : [`    'method' => '${method}',`]),
    ...(headers.length === 1 ? [`    'header' => ${headers[0]},`] : []),
    ...(headers.length > 1
      ? [`    'header' => [`, ...headers.map((one) => `        ${one},`), '    ],']
      : []),
    ...(body
      ? [
          'json' in body
            ? `    'content' => json_encode(${phpLiteral(body.json, '    ')}),`
            : `    'content' => $form,`,
        ]
      : []),
  ]
  const urlCode = query.length ? `'${url}?' . $query` : `'${url}'`
  return [
    '<?php',
    ...(query.length
      ? ['$query = http_build_query([', ...phpQuery(query).map((line) => `    ${line},`), ']);']
      : []),
    ...(body && 'file' in body ? phpForm(body) : []),
    ...(options.length
      ? [`$context = stream_context_create(['http' => [`, ...options, ']]);']
      : []),
    `$body = file_get_contents(${urlCode}${options.length ? ', false, $context' : ''});`,
    'if ($body === false) exit(1);',
    ...phpEnd(answer, rows),
  ].join('\n')
}

/** Repeated names become a list. */
function phpQuery(query: ApiCall['query']): string[] {
  const groups = Map.groupBy(query, ([name]) => name)
  return [...groups].map(([name, pairs]) => {
    const values = pairs.map(([, value]) => inPhpQuotes(value))
    return name.endsWith('[]')
      ? `${inPhpQuotes(name.slice(0, -2))} => [${values.join(', ')}]`
      : `${inPhpQuotes(name)} => ${values.at(-1)}`
  })
}

function phpForm({ fields, file }: FileBody): string[] {
  return [
    '$boundary = bin2hex(random_bytes(16));',
    `$start = "--$boundary\\r\\nContent-Disposition: form-data; name=";`,
    ...fields.map(
      ([name, value], index) =>
        `$form ${index ? '.=' : '='} $start . '"${name}"' . "\\r\\n\\r\\n" . ${inPhpQuotes(value)} . "\\r\\n";`
    ),
    `$form ${fields.length ? '.=' : '='} $start . '"file"; filename="${file}"' . "\\r\\n\\r\\n";`,
    `$form .= file_get_contents('${file}') . "\\r\\n--$boundary--\\r\\n";`,
  ]
}

function phpEnd(answer: ApiCall['answer'], rows: ApiCall['rows']): string[] {
  if (answer === 'nothing') return []
  if (answer === 'text') return ['', 'echo $body;']
  if (answer === 'file') return ['', `file_put_contents('${savedFile}', $body);`]
  if (!rows) return ['', 'print_r(json_decode($body, true));']
  const [first, second] = rows.members
  return [
    '',
    `foreach (json_decode($body, true)['${rows.of}'] as $row) {`,
    `    echo $row['${first}'], ' ', $row['${second}'], "\\n";`,
    '}',
  ]
}

/** Quotes a text for the shell. */
export function inShell(text: string): string {
  return /^[\w./:=+-]+$/.test(text) ? text : `'${text.replaceAll("'", `'\\''`)}'`
}

function inPhpQuotes(text: string): string {
  return `'${text.replace(/[\\']/g, '\\$&')}'`
}

function json(value: unknown): string {
  return JSON.stringify(value, null, 2)
}

function indented(text: string): string {
  return text.replaceAll('\n', '\n  ')
}

/** JSON strings are also valid Python strings. */
function pythonLiteral(value: unknown, indent = ''): string {
  const words = new Map<unknown, string>([
    [true, 'True'],
    [false, 'False'],
    [null, 'None'],
  ])
  const word = words.get(value)
  if (word) return word
  if (typeof value !== 'object') return JSON.stringify(value)
  const deeper = `${indent}    `
  const [open, close] = Array.isArray(value) ? '[]' : '{}'
  const members = Array.isArray(value)
    ? value.map((one) => pythonLiteral(one, deeper))
    : Object.entries(value!).map(
        ([name, one]) => `${JSON.stringify(name)}: ${pythonLiteral(one, deeper)}`
      )
  return lines(open, members, close, indent, deeper)
}

function phpLiteral(value: unknown, indent = ''): string {
  if (typeof value === 'string') return inPhpQuotes(value)
  if (typeof value !== 'object' || value === null) return JSON.stringify(value)
  const deeper = `${indent}    `
  const members = Array.isArray(value)
    ? value.map((one) => phpLiteral(one, deeper))
    : Object.entries(value).map(
        ([name, one]) => `${inPhpQuotes(name)} => ${phpLiteral(one, deeper)}`
      )
  // An empty PHP array is encoded as a JSON list, so empty objects are written explicitly.
  if (!members.length && !Array.isArray(value)) return 'new stdClass()'
  return lines('[', members, ']', indent, deeper)
}

/** Short lists of plain values are on one line. */
function lines(open: string, members: string[], close: string, indent: string, deeper: string) {
  const flat = members.join(', ')
  if (flat.length <= 48 && !flat.includes('\n') && !/[:>] /.test(flat)) return open + flat + close
  return `${open}\n${members.map((one) => `${deeper}${one},\n`).join('')}${indent}${close}`
}
